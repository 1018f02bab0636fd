import type { Nature } from "#domain/benchmarks/nature.ts";
import type { LayoutName } from "#domain/layoutNames.ts";
import type { MarketKind } from "#domain/markets/market.ts";
import type { StationMedium } from "#domain/stations/station.ts";
import type { Column } from "./column.ts";
import type { PlainCheck } from "./plainCells.ts";
import type { ProblemList } from "./problemList.ts";
import type { Row } from "./row.ts";

export { LAYOUTS, type LayoutName } from "#domain/layoutNames.ts";

/** The markets and counties that a file's codes are checked against: those of the composition it extends. */
export interface ImportGeography {
  readonly markets: readonly KnownMarket[];
  /** FIPS codes; for files of `market-counties` only. */
  readonly counties: ReadonlySet<string>;
  /** For layouts about stations only. */
  readonly stations?: StationGeography | undefined;
}

/** What stations are matched and placed by. */
export interface StationGeography {
  /** The stations of the composition. */
  readonly known: readonly KnownStation[];
  /** FIPS code of the county around a position; null at sea and abroad. */
  readonly countyAt: (latitude: number, longitude: number) => string | null;
  /** The markets of a medium that a county belongs to, the one with most of it first. */
  readonly marketsOf: (medium: StationMedium, fips: string) => readonly string[];
}

export interface KnownStation {
  readonly id: string;
  readonly medium: StationMedium;
  readonly facilityId: string | null;
  readonly callSign: string;
  readonly formerCallSigns: readonly string[];
  readonly band: "FM" | "AM" | null;
  /** What it calls itself on the air. */
  readonly name: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly market: string | null;
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
  /** What the files of it are that come with the product; any other is its organisation's own. */
  readonly nature: Exclude<Nature, "own">;
  readonly table: string;
  /** Several files of it stand beside each other in a revision, and the later one counts where two say the same; of others the latest file counts. */
  readonly beside?: true;
  /** Where its rows stand one by one, for a table that holds many of them packed into one. */
  readonly rowsView?: string;
  /** Its rows name stations or are stations. */
  readonly ofStations?: true;
  /** Its rows are so many that each file has a partition of its own. */
  readonly apart?: true;
  /** Tables that `RowCheck.further` writes to; all have an `import_id`. */
  readonly furtherTables?: readonly string[];
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
  /** The row as COPY text, or null after a problem has been noted; blank where it is held back for `gathered`. */
  readonly check: () => string | null;
  /** COPY data of rows that were held back, as far as it is ready; all of it at the end. */
  readonly gathered?: (atEnd: boolean) => Uint8Array<ArrayBuffer>[];
  /** Takes rows as bytes where it can; needs `gathered`. */
  readonly plain?: PlainCheck;
  /** Called once after the last row, for what only the whole file can tell. */
  readonly finish?: () => void;
  /** What is written beside the rows of a sound file; called once after the last row. */
  readonly further?: () => FurtherRows[];
}

/** Rows for another table than the layout's own, as COPY text with the import's number first. */
export interface FurtherRows {
  readonly table: string;
  /** Without `import_id`, which comes first. */
  readonly columns: readonly string[];
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
}
