import { LOCALES } from "#domain/taxonomy/name.ts";
import { changeLocale } from "#language/text.ts";
import { useAppState } from "../state/appState.ts";

/** Where nobody has chosen a language in this browser, the one that the person chose elsewhere holds; null when there is none. */
export async function speakLanguageOf(language: string | null): Promise<void> {
  if (useAppState.getState().lang.currentLang !== null) return;
  const locale = LOCALES.find((known) => known === language);
  if (locale) await changeLocale(locale);
}
