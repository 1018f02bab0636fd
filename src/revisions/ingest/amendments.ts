/** What a person has said about a file before it is read: it is kept as data and applied to the cells as they come, the file itself never changes. */
export interface Amendments {
  /** Position of the file's column by column of the layout; the header's own names are not looked at then. */
  readonly columns?: Readonly<Record<string, number>> | undefined;
  readonly meanings?: readonly Meaning[] | undefined;
  readonly corrections?: readonly Correction[] | undefined;
}

/** What a cell's text means wherever it stands in a column. */
export interface Meaning {
  /** Column of the layout. */
  readonly column: string;
  /** The cell as it stands in the file, without blanks around it. */
  readonly value: string;
  /** What is read instead; null leaves out every row that has it. */
  readonly meaning: string | null;
}

/** One cell's new text, or a row that is left out. */
export interface Correction {
  readonly line: number;
  /** Position in the file; null means the whole row. */
  readonly position: number | null;
  readonly value: string;
}
