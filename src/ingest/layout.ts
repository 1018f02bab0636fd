import type { MarketKind } from "#domain/market.ts";
import type { Column } from "./column.ts";
import type { ProblemList } from "./problemList.ts";
import type { Row } from "./row.ts";

export const LAYOUTS = [
  "counties",
  "markets-tv",
  "markets-radio",
  "market-counties",
  "stations-tv",
  "stations-radio",
  "spend",
  "national-totals",
  "vertical-mix",
  "platform-shares",
  "seasons",
  "prospects",
  "market-intelligence",
  "insights",
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** The markets and counties that a file's codes are checked against: those of the composition it extends. */
export interface ImportGeography {
  readonly markets: readonly KnownMarket[];
  /** FIPS codes. */
  readonly counties: ReadonlySet<string>;
}

export interface KnownMarket {
  readonly id: string;
  readonly kind: MarketKind;
  readonly code: string;
  readonly name: string;
}

/** One kind of file: its columns, the table its rows go to, and how a row is checked. */
export interface Layout {
  readonly name: LayoutName;
  /** What its rows are called where a person is told about them. */
  readonly title: string;
  readonly table: string;
  /** What a row holds, without `import_id`, which comes first in every table. */
  readonly tableColumns: readonly string[];
  /** The first one is the row's key: without it a row is a total or a footnote. */
  readonly columns: readonly Column[];
  /** Further columns kept as they are under `details`. */
  readonly details?: readonly string[];
  readonly open: (context: LayoutContext) => RowCheck;
}

export interface LayoutContext {
  readonly importId: number;
  /** The row under inspection; it moves from line to line. */
  readonly row: Row;
  readonly problems: ProblemList;
  readonly geography: ImportGeography;
  readonly decimalComma: boolean;
}

export interface RowCheck {
  /** The row as COPY text, or null after a problem has been noted. */
  readonly check: () => string | null;
  /** Called once after the last row, for what only the whole file can tell. */
  readonly finish?: () => void;
}
