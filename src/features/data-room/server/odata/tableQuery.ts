import type { Condition } from "./expression.ts";

export const METHODS = ["sum", "min", "max", "average", "countdistinct"] as const;
export type Method = (typeof METHODS)[number];

/** A figure over several rows. `property` is null for their number. */
export interface Aggregate {
  readonly property: string | null;
  readonly method: Method | "count";
  readonly name: string;
}

/** Rows put together by what they have in common. */
export interface Grouping {
  /** Which rows, before anything is put together. */
  readonly filter: Condition | null;
  readonly by: readonly string[];
  readonly aggregates: readonly Aggregate[];
}

export interface Order {
  readonly property: string;
  readonly descending: boolean;
}

/** What is asked of an entity set, read and checked. */
export interface TableQuery {
  readonly grouping: Grouping | null;
  /** Of the rows, or of the groups where there are any. */
  readonly filter: Condition | null;
  readonly order: readonly Order[];
  /** Null is every property. */
  readonly select: readonly string[] | null;
  readonly skip: number;
  /** Null is all of them. */
  readonly top: number | null;
  readonly count: boolean;
}

/** A page of what was found. */
export interface QueryPage {
  /** The rows as a list in JSON. */
  readonly value: string;
  /** Rows of all pages, before `$skip` and `$top`. */
  readonly count: number;
  /** Rows on this page. */
  readonly rows: number;
  readonly hasMore: boolean;
}
