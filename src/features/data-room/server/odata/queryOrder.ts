import type { DataColumn } from "../making/tableRows.ts";
import type { TableQuery } from "./tableQuery.ts";

/** A query that is to be answered, and of what. */
export type QueryOrder = {
  readonly query: TableQuery;
  /** Rows on a page. */
  readonly most: number;
} & (
  | {
      readonly kind: "spending";
      /** The file of the table, as `writeTable` wrote it. */
      readonly path: string;
    }
  | {
      readonly kind: "rows";
      readonly columns: readonly DataColumn[];
      readonly rows: readonly (readonly (string | number | null)[])[];
    }
);
