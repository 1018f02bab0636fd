import type { Names } from "../taxonomy/name.ts";

/** A business type is a kind of advertiser that every market has; an advertiser is one business of one market. */
export type ProspectKind = "businessType" | "advertiser";

/** Who may buy digital advertising, as parts of its sub-vertical's dollars in a market. */
export interface Prospect {
  readonly id: string;
  readonly kind: ProspectKind;
  /** Null: in every market. */
  readonly market: string | null;
  readonly subVertical: string;
  readonly names: Names;
  /** Its part of all the sub-vertical's dollars, 0–1. */
  readonly spendPart: number;
  /** Its part of the sub-vertical's digital dollars, 0–1. */
  readonly digitalPart: number;
  readonly source: string;
}
