export const LOCALES = ["en-US", "es-ES", "de-DE"] as const;
export type Locale = (typeof LOCALES)[number];

/** A name in every language of the product. */
export type Names = Readonly<Record<Locale, string>>;

/** A name in English, Spanish and German, in this order. */
export function names(english: string, spanish: string, german: string): Names {
  return { "en-US": english, "es-ES": spanish, "de-DE": german };
}
