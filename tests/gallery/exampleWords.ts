import type { Locale } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#language/format.ts";
import { textIn } from "#language/words/textIn.ts";
import { type Words, wordsIn } from "#language/words/words.ts";

/** The real words of a language, outside of a browser. */
export async function exampleWords(locale: Locale): Promise<Words> {
  return wordsIn(await textIn(locale), formatsFor(locale), new Map([["tv-501", "New York"]]));
}
