import type { Chart } from "#documents/chart.ts";
import type { ReportTable } from "#documents/document.ts";
import type { Spending } from "#documents/spending.ts";
import type { BlockFigure } from "#documents/parts/blockFigure.ts";
import type { BlockView } from "#features/report-basket/contract/blockAddress.ts";
import type { Table } from "#domain/tables/table.ts";

/** Figures that a section offers as a file. */
export interface CsvFile {
  /** The state name of what is in it, such as `mediaAdSpending`; the file is called after it. */
  readonly name: string;
  /** What the menu calls it; "CSV" where left out. */
  readonly label?: string;
  /** To the byte what the API answers where it has an endpoint of that name. */
  readonly table: () => Table;
}

/** The part of an address that screens of spending do not have. */
export type BlockAddressChoice = Partial<Pick<BlockView, "medium" | "kind" | "benchmark" | "local" | "scope">>;

/** A block as its menu takes it away. */
export interface ExportedBlock {
  readonly name: string;
  readonly spending: Spending;
  readonly headline: string;
  readonly measure: string;
  readonly alt: string;
  readonly sources?: readonly string[] | undefined;
  /** Whether it prints shares of a whole. */
  readonly shares?: boolean | undefined;
  readonly files: readonly CsvFile[];
  /** What documents say of it. */
  readonly figure?: BlockFigure | undefined;
  /** What was chosen beside the filters of spending. */
  readonly choice?: BlockAddressChoice | undefined;
  /** Its chart for files where no document makes it. Null: nothing to draw. */
  readonly chart?: (() => Chart | null) | undefined;
  /** Its table as the screen shows it; left out likewise, or where that is what the first file holds. */
  readonly table?: (() => ReportTable) | undefined;
}
