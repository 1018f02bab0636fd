import type { Chart } from "#reports/chart.ts";
import type { ReportTable } from "#reports/document.ts";
import type { Spending } from "#reports/spending.ts";
import type { Table } from "#domain/table.ts";

/** Figures that a section offers as a file. */
export interface CsvFile {
  /** The state name of what is in it, such as `mediaAdSpending`; the file is called after it. */
  readonly name: string;
  /** What the menu calls it; "CSV" where left out. */
  readonly label?: string;
  /** To the byte what the API answers where it has an endpoint of that name. */
  readonly table: () => Table;
}

/** A block as its menu takes it away. */
export interface ExportedBlock {
  readonly name: string;
  readonly spending: Spending;
  readonly headline: string;
  readonly measure: string;
  readonly alt: string;
  readonly sources?: readonly string[] | undefined;
  readonly files: readonly CsvFile[];
  /** Its chart for files; left out where the block is one of spending, which is known by its name. Null: nothing to draw. */
  readonly chart?: (() => Chart | null) | undefined;
  /** Its table as the screen shows it; left out likewise, or where that is what the first file holds. */
  readonly table?: (() => ReportTable) | undefined;
}
