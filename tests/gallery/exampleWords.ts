import { createInstance } from "i18next";
import type { Locale } from "#domain/taxonomy/name.ts";
import { type Words, wordsIn } from "#blocks/words/words.ts";
import { formatsFor } from "#i18n/format.ts";
import { ALL_MESSAGES } from "#i18n/messages/all.ts";

/** The real words of a language, outside of a browser. */
export async function exampleWords(locale: Locale): Promise<Words> {
  const instance = createInstance();
  const text = await instance.init({
    lng: locale,
    resources: { [locale]: { messages: ALL_MESSAGES[locale] } },
    ns: ["messages"],
    defaultNS: "messages",
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  return wordsIn(text, formatsFor(locale), new Map([["tv-501", "New York"]]));
}
