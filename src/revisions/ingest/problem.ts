/** What can be wrong with a file, a line or a cell. Codes are stable: screens translate them, scripts rely on them. */
export type ProblemCode =
  | "empty-file"
  | "no-data-rows"
  | "html-page"
  | "excel-file"
  | "binary-file"
  | "damaged-workbook"
  | "locked-workbook"
  | "unsafe-workbook"
  | "truncated-gzip"
  | "damaged-gzip"
  | "not-utf8"
  | "line-too-long"
  | "cell-too-long"
  | "too-many-columns"
  | "stray-quote"
  | "unclosed-quote"
  | "semicolon-file"
  | "layout-unknown"
  | "missing-column"
  | "repeated-column"
  | "no-geography"
  | "cell-count"
  | "total-row"
  | "footnote"
  | "missing-value"
  | "control-character"
  | "not-a-number"
  | "out-of-range"
  | "negative-amount"
  | "amount-too-large"
  | "bad-year"
  | "bad-month"
  | "bad-code"
  | "bad-coordinate"
  | "outside-state"
  | "unknown-value"
  | "unknown-market"
  | "ambiguous-market"
  | "market-conflict"
  | "market-kind"
  | "ambiguous-company"
  | "unknown-person"
  | "unknown-county"
  | "unknown-medium"
  | "unknown-vertical"
  | "unknown-platform"
  | "duplicate-key"
  | "share-above-one"
  | "year-and-months"
  | "quarter-and-month"
  | "not-entitled"
  | "too-many-rows"
  | "share-not-whole"
  | "missing-translation"
  | "sources-differ"
  | "no-stations"
  | "unknown-station"
  | "doubtful-station"
  | "doubtful-market"
  | "deleted-call-sign"
  | "bad-date"
  | "bad-shape"
  | "bad-period"
  | "bad-category"
  | "unknown-media-type";

export interface Problem {
  /** Line of the file, the header being 1; null when the whole file is meant. */
  readonly line: number | null;
  /** The column as the file spells it; null when no single cell is meant. */
  readonly column: string | null;
  /** The cell as it stands in the file, shortened; null when no single cell is meant. */
  readonly value: string | null;
  readonly code: ProblemCode;
  /** What is wrong, why, and what to do next. */
  readonly message: string;
  /** An error refuses the file; a warning says what was left out of an accepted one. */
  readonly severity: "error" | "warning";
}

/** Thrown where a file cannot be read any further; the problem says why. */
export class UnreadableFile extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, message: string, line: number | null = null, column: string | null = null) {
    super(message);
    this.name = "UnreadableFile";
    this.problem = { line, column, value: null, code, message, severity: "error" };
  }
}
