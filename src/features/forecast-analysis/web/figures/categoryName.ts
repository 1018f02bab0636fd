import { isVertical } from "#domain/taxonomy/verticalById.ts";
import type { Words } from "#language/words/words.ts";

/** The name of a vertical or a sub-vertical. */
export function categoryName(id: string, words: Pick<Words, "vertical" | "subVertical">): string {
  return isVertical(id) ? words.vertical(id) : words.subVertical(id);
}
