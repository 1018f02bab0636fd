import type { PublishedHead, PublishedItem } from "#platform/content/publishedRows.ts";
import type { ContentProperties, ContentTags } from "#domain/content/contentItem.ts";
import { textIn } from "#domain/content/contentItem.ts";
import { fieldsIn } from "#domain/sellingAids/mergeFields.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { AidHead, AidPiece, AidUse } from "../contract.ts";
import type { AidUseRow } from "./aidRows.ts";

type HeadRow = Pick<PublishedHead, "id" | "key" | "sample" | "saved_at"> & {
  readonly state: {
    readonly tags: ContentTags;
    readonly properties: ContentProperties;
    readonly date: string;
    readonly texts: PublishedHead["state"]["texts"];
  };
};

/** An aid as a reader of a language finds it in the library; null where it says nothing, or not what it is for. */
export function presentAidHead(row: HeadRow, use: AidUseRow | undefined, wanted: Locale): AidHead | null {
  const { texts, tags, properties, date } = row.state;
  const language = [wanted, ...LOCALES].find((one) => texts[one]);
  const text = language && texts[language];
  if (!language || !text || !properties.type) return null;
  return {
    key: row.key,
    type: properties.type,
    title: text.title,
    summary: text.summary,
    language,
    fallback: language !== wanted,
    languages: LOCALES.filter((one) => texts[one]),
    verticals: [...tags.verticals],
    media: [...tags.media],
    seasons: [...tags.seasons],
    date,
    sample: row.sample,
    team: null,
    ...presentUse(row, use),
  };
}

export function presentAid(row: PublishedItem, use: AidUseRow | undefined, wanted: Locale): AidPiece | null {
  const head = presentAidHead(row, use, wanted);
  const text = textIn(row.state.texts, wanted)?.text;
  return head && text ? { ...head, body: text.body, fields: fieldsIn(text.body, text.title) } : null;
}

export function presentUse({ saved_at }: Pick<PublishedHead, "saved_at">, use: AidUseRow | undefined): AidUse {
  return {
    favourite: saved_at !== null,
    openedAt: use?.openedAt?.toISOString() ?? null,
    stars: use?.stars ?? null,
    rating: use?.rating ?? null,
    ratings: use?.ratings ?? 0,
    downloads: use?.downloads ?? 0,
  };
}
