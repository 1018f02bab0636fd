/** Which column of a file holds what. */
export interface Header {
  /** As the file spells them, trimmed. */
  readonly names: readonly string[];
  /** Position by column key. */
  readonly positions: ReadonlyMap<string, number>;
}
