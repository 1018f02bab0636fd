import type { Locale } from "#domain/taxonomy/name.ts";

/** What a language is called in another: `en-US` is "Englisch" in German. */
export function languageName(language: Locale, shown: Locale): string {
  const [code = language] = language.split("-");
  return new Intl.DisplayNames(shown, { type: "language" }).of(code) ?? language;
}
