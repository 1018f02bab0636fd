import type { FastifyInstance } from "fastify";
import { isBannerDay } from "#domain/content/contentReaders.ts";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import { foundPassages, type FoundPassages } from "#platform/content/foundPassages.ts";
import { noSuchItem } from "#platform/content/itemRows.ts";
import { markContent } from "#platform/content/marks.ts";
import {
  type ContentReader,
  type PublishedHead,
  publishedHeads,
  publishedItem,
  type PublishedItem,
  publishedItems,
} from "#platform/content/publishedRows.ts";
import { searchContent } from "#platform/content/searchContent.ts";
import type { Caller } from "#platform/identity/caller.ts";
import {
  type ContentHead,
  contentInsights,
  contentList,
  contentOnScreens,
  type ContentPiece,
  type ListedContent,
  markIssues,
  markPiece,
  oneContent,
} from "../contract.ts";

/** Nobody reads further down, and each costs a look through its text. */
const MOST_PASSAGES = 60;

export function readingRoutes(app: FastifyInstance): void {
  app.endpoint(contentList, async ({ query }, { caller, database }) => {
    const rows = await publishedHeads(database, readerOf(caller), query.kind ?? null);
    const ranks = await searchContent(database, query.q ?? "", query.language);
    const chosen = chooseContent(rows, query, ranks, today());
    const shown = ranks === null ? [] : chosen.slice(0, MOST_PASSAGES).map(({ id }) => id);
    const passages = await foundPassages(database, query.q ?? "", shown, query.language);
    return { items: chosen.flatMap((row) => presentListed(row, query.language, passages.get(row.id))) };
  });

  app.endpoint(contentOnScreens, async ({ query: { language } }, { caller, database }) => {
    const rows = await publishedItems(database, readerOf(caller), ["banner", "section-text"]);
    return { items: rows.filter((row) => isNow(row, today())).flatMap((row) => presentPiece(row, language) ?? []) };
  });

  app.endpoint(contentInsights, async ({ params, query: { language } }, { caller, database }) => {
    const rows = await publishedItems(database, readerOf(caller), ["insight"]);
    const about = rows.filter(({ state }) => state.properties.subVertical === params.vertical);
    return { items: about.flatMap((row) => presentPiece(row, language) ?? []) };
  });

  app.endpoint(oneContent, async ({ params, query }, { caller, database }) => {
    const row = await publishedItem(database, readerOf(caller), params.kind, params.key);
    const piece = presentPiece(row, query.language);
    if (!piece) throw noSuchItem();
    return piece;
  });

  app.endpoint(markIssues, async ({ params, body: { read } }, { caller, database }) => {
    const reader = readerOf(caller);
    const { key } = await publishedItem(database, reader, "publication", params.key);
    const issues = await publishedHeads(database, reader, "issue");
    const changed = issues.filter(
      ({ state, read_at }) => state.properties.publication === key && (read_at !== null) !== read,
    );
    const ids = changed.map(({ id }) => id);
    await markContent(database, reader.person, ids, { read });
    return { changed: changed.map((issue) => issue.key) };
  });

  app.endpoint(markPiece, async ({ params, body }, { caller, database }) => {
    if (body.subscribed !== undefined && params.kind !== "publication")
      throw wrongInput([inputError("/body/subscribed", "unusable")]);
    const reader = readerOf(caller);
    const { id } = await publishedItem(database, reader, params.kind, params.key);
    await markContent(database, reader.person, [id], body);
    return presentMarks(await publishedItem(database, reader, params.kind, params.key));
  });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function readerOf({ person, rights }: Caller): ContentReader {
  return { person: person.id, rights };
}

type ContentFilters = EndpointInput<typeof contentList>["query"];

/**
 * The pieces that fit what was asked for, best first where words were, else in their order. A piece without tags is about everything. Banners whose
 * time is over, or has not come, are left out.
 *
 * @param ranks id to rank of what holds the words; null where none were asked
 * @param today a day such as `2026-11-22`
 */
function chooseContent(
  rows: readonly PublishedHead[],
  filters: ContentFilters,
  ranks: ReadonlyMap<number, number> | null,
  today: string,
): PublishedHead[] {
  const fitting = rows.filter(
    (row) => (ranks === null || ranks.has(row.id)) && isAsked(row, filters) && isNow(row, today),
  );
  if (ranks === null) return fitting;
  return fitting.toSorted((a, b) => (ranks.get(b.id) ?? 0) - (ranks.get(a.id) ?? 0));
}

function isAsked({ state: { tags, properties }, ...row }: PublishedHead, asked: ContentFilters): boolean {
  const { vertical, medium, season, type, publication, screen, subVertical, mark } = asked;
  return (
    isAbout(tags.verticals, subVertical === undefined ? vertical : verticalOf(subVertical)) &&
    isAbout(tags.media, medium) &&
    isAbout(tags.seasons, season) &&
    (type === undefined || properties.type === type) &&
    (publication === undefined || properties.publication === publication) &&
    (screen === undefined || properties.screen === screen) &&
    (subVertical === undefined || properties.subVertical === undefined || properties.subVertical === subVertical) &&
    isMarked(row, mark)
  );
}

function isAbout<T>(tagged: readonly T[], asked: T | undefined): boolean {
  return asked === undefined || tagged.length === 0 || tagged.includes(asked);
}

function isMarked(
  { read_at, saved_at, subscribed_at }: Pick<PublishedHead, "read_at" | "saved_at" | "subscribed_at">,
  mark: ContentFilters["mark"],
): boolean {
  switch (mark) {
    case "read":
      return read_at !== null;
    case "unread":
      return read_at === null;
    case "saved":
      return saved_at !== null;
    case "subscribed":
      return subscribed_at !== null;
    default:
      return true;
  }
}

/** Whether a piece is of this day; all but banners always are. */
function isNow(
  { kind, state }: Pick<PublishedHead, "kind"> & { readonly state: Pick<PublishedHead["state"], "properties"> },
  today: string,
): boolean {
  return kind !== "banner" || isBannerDay(state.properties, today);
}

/** A published item as a reader of a language gets it; null where it says nothing in any language. */
function presentHead(row: PublishedHead, wanted: Locale): ContentHead | null {
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
function presentListed(row: PublishedHead, wanted: Locale, found: FoundPassages | undefined): ListedContent[] {
  const head = presentHead(row, wanted);
  if (!head) return [];
  return [{ ...head, found: found ? { ...found, title: [...found.title], excerpt: [...found.excerpt] } : null }];
}

function presentPiece(row: PublishedItem, wanted: Locale): ContentPiece | null {
  const head = presentHead(row, wanted);
  const text = head && row.state.texts[head.language];
  return text ? { ...head, body: text.body } : null;
}

function presentMarks({
  read_at,
  saved_at,
  subscribed_at,
}: Pick<PublishedHead, "read_at" | "saved_at" | "subscribed_at">): ContentHead["marks"] {
  return { read: read_at !== null, saved: saved_at !== null, subscribed: subscribed_at !== null };
}
