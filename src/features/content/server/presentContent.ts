import type { FoundPassages } from "#platform/content/foundPassages.ts";
import type { PublishedHead, PublishedItem } from "#platform/content/publishedRows.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { ContentHead, ContentPiece, ListedContent } from "../contract.ts";

/** A published item as a reader of a language gets it; null where it says nothing in any language. */
export function presentHead(row: PublishedHead, wanted: Locale): ContentHead | null {
  const { texts, tags, properties, date } = row.state;
  const language = [wanted, ...LOCALES].find((one) => texts[one]);
  const text = language && texts[language];
  if (!language || !text) return null;
  return {
    id: String(row.id),
    kind: row.kind,
    key: row.key,
    title: text.title,
    summary: text.summary,
    language,
    fallback: language !== wanted,
    languages: LOCALES.filter((one) => texts[one]),
    tags: { verticals: [...tags.verticals], media: [...tags.media], seasons: [...tags.seasons] },
    properties: { ...properties, roles: properties.roles && [...properties.roles] },
    date,
    publishedAt: row.published_at.toISOString(),
    version: row.number,
    sample: row.sample,
    marks: presentMarks(row),
  };
}

/** The same in a list, with where it holds what was looked for; nothing where it says nothing in any language. */
export function presentListed(row: PublishedHead, wanted: Locale, found: FoundPassages | undefined): ListedContent[] {
  const head = presentHead(row, wanted);
  if (!head) return [];
  return [{ ...head, found: found ? { ...found, title: [...found.title], excerpt: [...found.excerpt] } : null }];
}

export function presentPiece(row: PublishedItem, wanted: Locale): ContentPiece | null {
  const head = presentHead(row, wanted);
  const text = head && row.state.texts[head.language];
  return text ? { ...head, body: text.body } : null;
}

export function presentMarks({
  read_at,
  saved_at,
  subscribed_at,
}: Pick<PublishedHead, "read_at" | "saved_at" | "subscribed_at">): ContentHead["marks"] {
  return { read: read_at !== null, saved: saved_at !== null, subscribed: subscribed_at !== null };
}
