import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { loaders } from "virtual:messages";
import type { MessageGroup, Messages } from "./messages/areas.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "messages";
    resources: { messages: Messages };
  }
}

const instance: i18n = createInstance();
const wanted = new Set<MessageGroup>();
const loaded = new Set<string>();

/** Starts the texts in a language, with those that the pages before the sign-in need; to be awaited before the first text is shown. */
export async function startText(locale: Locale): Promise<void> {
  await instance.use(initReactI18next).init({
    lng: locale,
    resources: {},
    ns: ["messages"],
    defaultNS: "messages",
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadMessages("door");
}

/** Makes a group of texts ready in the language shown, and in every one chosen later. */
export async function loadMessages(group: MessageGroup): Promise<void> {
  wanted.add(group);
  const locale = LOCALES.find((known) => known === instance.language);
  if (locale) await loadInto(locale, group);
}

/** Switches the language in place, without a reload. */
export async function changeLocale(locale: Locale): Promise<void> {
  if (locale === instance.language) return;
  await prefetchLocale(locale);
  await instance.changeLanguage(locale);
}

/** Loads the texts of a language that is likely to be chosen next. */
export async function prefetchLocale(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((group) => loadInto(locale, group)));
}

async function loadInto(locale: Locale, group: MessageGroup): Promise<void> {
  const key = `${locale} ${group}`;
  if (loaded.has(key)) return;
  const { default: messages } = await loaders[group][locale]();
  instance.addResourceBundle(locale, "messages", messages, true);
  loaded.add(key);
}

/** The language best served to a reader who prefers these, most wanted first: `de-AT` gets German, `ca` English. */
export function localeFor(preferred: readonly string[]): Locale {
  for (const wantedLocale of preferred) {
    const language = wantedLocale.slice(0, 2).toLowerCase();
    const locale = LOCALES.find((known) => known.startsWith(language));
    if (locale) return locale;
  }
  return "en-US";
}
