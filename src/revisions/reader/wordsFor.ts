import type { Locale } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#language/format.ts";
import { marketNames } from "#language/marketNames.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { textIn } from "#language/words/textIn.ts";
import { type Words, wordsIn } from "#language/words/words.ts";

/** Texts, formats and the market names of a revision in a language, outside of a browser. */
export async function wordsFor(
  { markets, revision }: Pick<LoadedRevision, "markets" | "revision">,
  locale: Locale,
): Promise<Words> {
  const text = await textIn(locale);
  const words = wordsIn(text, formatsFor(locale), marketNames([...markets.values()], text));
  return revision.status === "scenario" ? { ...words, scenarioName: revision.label } : words;
}
