/** What the palette says of a question it understood. */
export interface Answer {
  readonly sentence: string;
  /** The screen it leads to, or why it leads elsewhere. */
  readonly note: string;
  readonly parts: readonly { readonly text: string; readonly means: string }[];
  /** Words of the question that were not understood. */
  readonly unknown: readonly string[];
}
