import type { Locale } from "#domain/taxonomy/name.ts";

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  "en-US": "English",
  "es-ES": "Español",
  "de-DE": "Deutsch",
};
