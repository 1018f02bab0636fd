import type { Words } from "#language/words/words.ts";

/** What a row of the years table is called: a medium, or a sum of media. */
export function rowName(id: string, words: Words): string {
  return id === "traditional" || id === "digital" || id === "total"
    ? words.text(`spending.level.${id}`)
    : words.medium(id);
}
