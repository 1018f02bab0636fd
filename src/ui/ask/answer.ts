import type { Asked } from "#domain/ask/asked.ts";

/** What the palette says of a question it understood. */
export interface Answer {
  readonly sentence: string;
  /** The screen it leads to, or why it leads elsewhere. */
  readonly note: string;
  /** Whether it goes on from the question before it. */
  readonly goesOn: boolean;
  readonly parts: readonly { readonly text: string; readonly means: string }[];
  /** What is shown in figures; null where what was asked is not open, and for what the question could also mean. */
  readonly asked: Asked | null;
  /** Words of the question that were not understood. */
  readonly unknown: readonly string[];
}
