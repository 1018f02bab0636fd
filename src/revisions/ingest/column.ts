/** A column that a layout reads. */
export interface Column {
  readonly key: string;
  /** Other names it goes by, first choice first. Case, spaces and punctuation never matter. */
  readonly aliases?: readonly string[];
  readonly required?: true;
  /** Characters that its cells may have, where these are no names and figures. */
  readonly longest?: number;
}
