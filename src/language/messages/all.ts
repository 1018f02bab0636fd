import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#domain/taxonomy/name.ts";
import { AREAS, type Messages } from "./areas.ts";

/** Every text in every language at once, outside of a browser; screens load what they need. */
export const ALL_MESSAGES: Readonly<Record<Locale, Messages>> = {
  "en-US": messagesIn("en-US"),
  "es-ES": messagesIn("es-ES"),
  "de-DE": messagesIn("de-DE"),
};

/** Other languages have the keys of the English files: `messages.test.ts` compares them. */
function messagesIn(locale: Locale): Messages {
  const files = Object.keys(AREAS).map(
    (name) => `"${name}":${readFileSync(join(import.meta.dirname, locale, `${name}.json`), "utf8")}`,
  );
  return JSON.parse(`{${files.join(",")}}`);
}
