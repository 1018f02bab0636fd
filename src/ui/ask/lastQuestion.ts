import type { Asked } from "#domain/ask/asked.ts";

/** What was typed, and as what it was understood; null where it was no question. */
interface Typed {
  readonly text: string;
  readonly asked: Asked | null;
}

const NOTHING: Typed = { text: "", asked: null };

/**
 * The question before the one that is being typed, so that "and radio?" goes on from it. A question is done when another text takes its place
 * or it was chosen, not while letters of it change.
 */
export class LastQuestion {
  #typed = NOTHING;
  #done: Asked | null = null;

  /** The question that a text would go on from. */
  before(text: string): Asked | null {
    return takesPlace(this.#typed.text, text) ? (this.#typed.asked ?? this.#done) : this.#done;
  }

  /** Takes note of what stands in the field. */
  note(text: string, asked: Asked | null): void {
    this.#done = this.before(text);
    // A field that is emptied letter by letter ends in half a question.
    this.#typed =
      asked === null && text !== "" && this.#typed.text.startsWith(text) ? { ...this.#typed, text } : { text, asked };
  }

  /** What was typed is done. */
  chosen(): void {
    this.note("", null);
  }
}

/** The question of this visit before the next one. */
export const lastQuestion = new LastQuestion();

/** Whether a text is another one rather than the same with some letters changed: less than half of the old one is left. */
function takesPlace(old: string, text: string): boolean {
  let start = 0;
  while (start < old.length && old[start] === text[start]) start++;
  let end = 0;
  const shorter = Math.min(old.length, text.length) - start;
  while (end < shorter && old.at(-1 - end) === text.at(-1 - end)) end++;
  return old !== "" && start + end < old.length / 2;
}
