export const LOCALES = ["en-US", "es-ES", "de-DE"] as const;
export type Locale = (typeof LOCALES)[number];

/** A name in every language of the product. */
export type Names = Readonly<Record<Locale, string>>;
