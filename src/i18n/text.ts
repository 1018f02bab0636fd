import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type administration from "./messages/administration.en-US.ts";
import type analysis from "./messages/analysis.en-US.ts";
import type door from "./messages/door.en-US.ts";
import type inside from "./messages/inside.en-US.ts";
import type landing from "./messages/landing.en-US.ts";
import type registration from "./messages/registration.en-US.ts";
import type contact from "./messages/contact.en-US.ts";
import type guides from "./messages/guides.en-US.ts";
import type onScreens from "./messages/onScreens.en-US.ts";
import type reports from "./messages/reports.en-US.ts";

/** The messages by area: `text("filters.year")` reads `messages/<locale>/filters.json`, key `year`. */
export type Messages = typeof door &
  typeof registration &
  typeof inside &
  typeof landing &
  typeof analysis &
  typeof reports &
  typeof contact &
  typeof guides &
  typeof onScreens &
  typeof administration;

/** What loads together: the pages before the sign-in, those reached by a link or for access and passwords, what stands around every screen behind it, those that lead on to others, the screens of figures, reports and files, the desk where people ask for help, the reading room, what opens above every screen or stands on it from the newsroom, and the screens of administrators. */
export type MessageGroup =
  | "door"
  | "registration"
  | "inside"
  | "landing"
  | "analysis"
  | "reports"
  | "contact"
  | "guides"
  | "onScreens"
  | "administration";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "messages";
    resources: { messages: Messages };
  }
}

type Load = () => Promise<{ default: object }>;

/** One part of the script per group and language, loaded when it is first needed. */
const loaders: Record<MessageGroup, Record<Locale, Load>> = {
  door: {
    "en-US": () => import("./messages/door.en-US.ts"),
    "es-ES": () => import("./messages/door.es-ES.ts"),
    "de-DE": () => import("./messages/door.de-DE.ts"),
  },
  registration: {
    "en-US": () => import("./messages/registration.en-US.ts"),
    "es-ES": () => import("./messages/registration.es-ES.ts"),
    "de-DE": () => import("./messages/registration.de-DE.ts"),
  },
  inside: {
    "en-US": () => import("./messages/inside.en-US.ts"),
    "es-ES": () => import("./messages/inside.es-ES.ts"),
    "de-DE": () => import("./messages/inside.de-DE.ts"),
  },
  landing: {
    "en-US": () => import("./messages/landing.en-US.ts"),
    "es-ES": () => import("./messages/landing.es-ES.ts"),
    "de-DE": () => import("./messages/landing.de-DE.ts"),
  },
  analysis: {
    "en-US": () => import("./messages/analysis.en-US.ts"),
    "es-ES": () => import("./messages/analysis.es-ES.ts"),
    "de-DE": () => import("./messages/analysis.de-DE.ts"),
  },
  reports: {
    "en-US": () => import("./messages/reports.en-US.ts"),
    "es-ES": () => import("./messages/reports.es-ES.ts"),
    "de-DE": () => import("./messages/reports.de-DE.ts"),
  },
  contact: {
    "en-US": () => import("./messages/contact.en-US.ts"),
    "es-ES": () => import("./messages/contact.es-ES.ts"),
    "de-DE": () => import("./messages/contact.de-DE.ts"),
  },
  guides: {
    "en-US": () => import("./messages/guides.en-US.ts"),
    "es-ES": () => import("./messages/guides.es-ES.ts"),
    "de-DE": () => import("./messages/guides.de-DE.ts"),
  },
  onScreens: {
    "en-US": () => import("./messages/onScreens.en-US.ts"),
    "es-ES": () => import("./messages/onScreens.es-ES.ts"),
    "de-DE": () => import("./messages/onScreens.de-DE.ts"),
  },
  administration: {
    "en-US": () => import("./messages/administration.en-US.ts"),
    "es-ES": () => import("./messages/administration.es-ES.ts"),
    "de-DE": () => import("./messages/administration.de-DE.ts"),
  },
};

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
