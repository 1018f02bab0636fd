import type { Locale } from "#domain/taxonomy/name.ts";

/** The direction in which a language is written: all of ours from left to right. */
const directions: Record<Locale, "ltr" | "rtl"> = { "en-US": "ltr", "es-ES": "ltr", "de-DE": "ltr" };

export function directionOf(locale: Locale): "ltr" | "rtl" {
  return directions[locale];
}
