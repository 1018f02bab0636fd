import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type enUs from "./messages/en-US.ts";

/** The messages by area: `text("filters.year")` reads `messages/<locale>/filters.json`, key `year`. */
export type Messages = typeof enUs;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "messages";
    resources: { messages: Messages };
  }
}

/** One part of the script per language, loaded when the language is first chosen. */
const loaders: Record<Locale, () => Promise<{ default: object }>> = {
  "en-US": () => import("./messages/en-US.ts"),
  "es-ES": () => import("./messages/es-ES.ts"),
  "de-DE": () => import("./messages/de-DE.ts"),
};

const instance: i18n = createInstance();

/** Starts the texts in a language; to be awaited before the first text is shown. */
export async function startText(locale: Locale): Promise<void> {
  const { default: messages } = await loaders[locale]();
  await instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { messages } },
    ns: ["messages"],
    defaultNS: "messages",
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Switches the language in place, without a reload. */
export async function changeLocale(locale: Locale): Promise<void> {
  if (!instance.hasResourceBundle(locale, "messages")) {
    const { default: messages } = await loaders[locale]();
    instance.addResourceBundle(locale, "messages", messages);
  }
  await instance.changeLanguage(locale);
}

/** The language best served to a reader who prefers these, most wanted first: `de-AT` gets German, `ca` English. */
export function localeFor(preferred: readonly string[]): Locale {
  for (const wanted of preferred) {
    const language = wanted.slice(0, 2).toLowerCase();
    const locale = LOCALES.find((known) => known.startsWith(language));
    if (locale) return locale;
  }
  return "en-US";
}
