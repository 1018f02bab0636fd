import type { Locale } from "#domain/taxonomy/name.ts";

/** The paper that readers of a language have at hand. */
export const paperOf = (locale: Locale): "a4" | "letter" => (locale === "en-US" ? "letter" : "a4");
