/** A column that a layout reads. */
export interface Column {
  readonly key: string;
  /** Other names it goes by, first choice first. Case, spaces and punctuation never matter. */
  readonly aliases?: readonly string[];
  readonly required?: true;
}
