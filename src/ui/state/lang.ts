import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";

/** The languages there are, and the one chosen in this browser. */
export interface Lang {
  readonly languages: readonly Locale[];
  /** null: nobody has chosen here; the person's own language holds, else the browser's. */
  readonly currentLang: Locale | null;
}

export const USUAL_LANG: Lang = { languages: LOCALES, currentLang: null };

/** The language out of whatever was stored; one that we do not speak is as good as none. */
export function readLang(stored: Readonly<Record<string, unknown>>): Lang {
  return { languages: LOCALES, currentLang: LOCALES.find((locale) => locale === stored["currentLang"]) ?? null };
}
