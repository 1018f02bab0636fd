import { createInstance, type TFunction } from "i18next";
import type { Locale } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";

const texts = new Map<Locale, Promise<TFunction>>();

/** The texts of a language outside of a browser, all groups at once; made once. */
export function textIn(locale: Locale): Promise<TFunction> {
  let text = texts.get(locale);
  if (!text) {
    text = createInstance().init({
      lng: locale,
      resources: { [locale]: { messages: ALL_MESSAGES[locale] } },
      ns: ["messages"],
      defaultNS: "messages",
      fallbackLng: false,
      interpolation: { escapeValue: false },
    });
    texts.set(locale, text);
  }
  return text;
}
