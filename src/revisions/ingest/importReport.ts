import type { LayoutName } from "./layout.ts";
import type { Problem } from "./problem.ts";

/** What became of a file. */
export interface ImportReport {
  readonly importId: number;
  /** `unknown` when it was to be detected and no layout fits. */
  readonly layout: LayoutName | "unknown";
  readonly file: string;
  readonly status: "accepted" | "refused";
  /** Data rows read, without header and blank lines. */
  readonly rows: number;
  /** Rows taken: all of them or none, save rows about stations that nobody knows, which warnings name. */
  readonly accepted: number;
  /** Rows with at least one error; a single one refuses the file. */
  readonly refused: number;
  /** The first thousand; `errors` and `warnings` count them all. */
  readonly problems: readonly Problem[];
  readonly errors: number;
  readonly warnings: number;
  /** Columns of the file that were not used, as it spells them. */
  readonly ignoredColumns: readonly string[];
}
