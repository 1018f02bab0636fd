import type { Role } from "../access/access.ts";
import { LOCALES, type Locale } from "../taxonomy/name.ts";
import type { ContentDocument } from "./contentDocument.ts";
import type { AidType, BannerTone, Cadence, ContentKind } from "./contentKind.ts";

/** What a piece is about. An empty list is about all of them. */
export interface ContentTags {
  readonly verticals: readonly string[];
  readonly media: readonly string[];
  /** Months from 1 to 12 in which it is of most use. */
  readonly seasons: readonly number[];
}

export const EMPTY_TAGS: ContentTags = { verticals: [], media: [], seasons: [] };

/** What a piece says in one language. */
export interface ContentText {
  readonly title: string;
  /** One or two sentences; may be empty. */
  readonly summary: string;
  readonly body: ContentDocument;
}

export type ContentTexts = { readonly [L in Locale]?: ContentText | undefined };

/** What else is known of a piece; which of it belongs to which kind says `PROPERTIES`. */
export interface ContentProperties {
  readonly cadence?: Cadence | undefined;
  /** The key of the publication that an issue belongs to. */
  readonly publication?: string | undefined;
  readonly number?: number | undefined;
  /** Path of the screen that a guide explains or a text stands on. */
  readonly screen?: string | undefined;
  /** Which text of the screen it is. */
  readonly section?: string | undefined;
  readonly type?: AidType | undefined;
  /** Ids of stored files: the picture of its cover, and the file itself. */
  readonly cover?: string | undefined;
  readonly file?: string | undefined;
  readonly pages?: number | undefined;
  /** Where a webinar plays: an https address. */
  readonly embed?: string | undefined;
  readonly minutes?: number | undefined;
  readonly subVertical?: string | undefined;
  /** First and last day of a banner. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly tone?: BannerTone | undefined;
  /** Who sees a banner; everyone without it. */
  readonly roles?: readonly Role[] | undefined;
}

export type ContentProperty = keyof ContentProperties;

/** Which properties each kind has, and whether it needs them to be published. */
export const PROPERTIES: Readonly<
  Record<ContentKind, Readonly<Partial<Record<ContentProperty, "needed" | "optional">>>>
> = {
  publication: { cadence: "needed" },
  issue: { publication: "needed", number: "needed", cover: "optional" },
  guide: { screen: "needed" },
  report: { file: "needed", cover: "optional", pages: "optional" },
  webinar: { embed: "needed", minutes: "optional" },
  method: {},
  aid: { type: "needed", file: "optional" },
  "section-text": { screen: "needed", section: "needed" },
  insight: { subVertical: "needed" },
  banner: { tone: "needed", from: "optional", until: "optional", roles: "optional" },
};

/** All that an editor writes of a piece; each published version keeps one. */
export interface ContentState {
  readonly tags: ContentTags;
  readonly properties: ContentProperties;
  /** The day that stands on it, such as `2026-11-02`. */
  readonly date: string;
  readonly texts: ContentTexts;
}

/** What keeps a piece from being published, by a stable code; screens translate it. */
export type PublishFault = { readonly field: ContentProperty | "texts"; readonly code: "missing" };

/** All that a piece still needs before it can be published: an English text, and the properties of its kind. */
export function publishFaults(kind: ContentKind, { properties, texts }: ContentState): PublishFault[] {
  const missing = Object.entries(PROPERTIES[kind]).flatMap(([field, need]) =>
    need === "needed" && isProperty(field) && properties[field] === undefined ? [field] : [],
  );
  return [...(texts["en-US"] ? [] : ["texts" as const]), ...missing].map((field) => ({ field, code: "missing" }));
}

/** The properties that a kind does not have and were given nonetheless. */
export function foreignProperties(kind: ContentKind, properties: ContentProperties): string[] {
  return Object.entries(properties)
    .filter(([field, value]) => value !== undefined && !Object.hasOwn(PROPERTIES[kind], field))
    .map(([field]) => field);
}

function isProperty(field: string): field is ContentProperty {
  return Object.values(PROPERTIES).some((fields) => Object.hasOwn(fields, field));
}

/** What a piece is called in each language that it is written in. */
export function titlesOf(texts: { readonly [L in Locale]?: Pick<ContentText, "title"> | undefined }): {
  [L in Locale]?: string;
} {
  return Object.fromEntries(
    LOCALES.flatMap((language) => (texts[language] ? [[language, texts[language].title]] : [])),
  );
}

export interface TextInLanguage {
  readonly text: ContentText;
  readonly language: Locale;
}

/** What a piece says in a reader's language; in English where that is not written, else in the first language there is. */
export function textIn(texts: ContentTexts, wanted: Locale): TextInLanguage | null {
  for (const language of [wanted, ...LOCALES]) {
    const text = texts[language];
    if (text) return { text, language };
  }
  return null;
}
