import type { Locale } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#i18n/format.ts";
import { marketNames } from "#i18n/marketNames.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { textIn } from "#words/textIn.ts";
import { type Words, wordsIn } from "#words/words.ts";

/** Texts, formats and the market names of a revision in a language, outside of a browser. */
export async function wordsFor(
  { markets, revision }: Pick<LoadedRevision, "markets" | "revision">,
  locale: Locale,
): Promise<Words> {
  const text = await textIn(locale);
  const words = wordsIn(text, formatsFor(locale), marketNames([...markets.values()], text));
  return revision.status === "scenario" ? { ...words, scenarioName: revision.label } : words;
}
