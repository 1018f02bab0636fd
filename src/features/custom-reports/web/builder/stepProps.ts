import type { Words } from "#language/words/words.ts";
import type { Draft } from "../useDraft.ts";

/** What every step is given. */
export interface StepProps {
  readonly draft: Draft;
  readonly words: Words;
}
