import type { Queryable } from "#platform/database/database.ts";
import type { Rights } from "#domain/access/access.ts";
import type { ContentState, ContentText } from "#domain/content/contentItem.ts";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { mayReadContent } from "#domain/content/contentReaders.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { noSuchItem } from "./itemRows.ts";

/** Who reads, and what the reader may read. */
export interface ContentReader {
  readonly person: number;
  readonly rights: Rights;
}

/** Texts without what they say at length. */
type HeadTexts = { readonly [L in Locale]?: Omit<ContentText, "body"> | undefined };

export interface HeadState extends Omit<ContentState, "texts"> {
  readonly texts: HeadTexts;
}

interface PublishedFields {
  readonly id: number;
  readonly kind: ContentKind;
  readonly key: string;
  readonly sample: boolean;
  /** The number of the version that readers see. */
  readonly number: number;
  readonly published_at: Date;
  readonly read_at: Date | null;
  readonly saved_at: Date | null;
  readonly subscribed_at: Date | null;
}

/** A published item without its bodies, with what the reader made of it. */
export interface PublishedHead extends PublishedFields {
  readonly state: HeadState;
}

export interface PublishedItem extends PublishedFields {
  readonly state: ContentState;
}

const HEAD_STATE = `jsonb_build_object('tags', shown.state -> 'tags', 'properties', shown.state -> 'properties',
    'date', shown.state -> 'date', 'texts',
    (select coalesce(jsonb_object_agg(text.key, text.value - 'body'), '{}'::jsonb) from jsonb_each(shown.state -> 'texts') as text))`;

const published = (state: string) => `select item.content_item_id as id, item.kind, item.key, item.sample, shown.number,
    shown.published_at, ${state} as state, mark.read_at, mark.saved_at, mark.subscribed_at
  from content_item as item
  join content_version as shown on shown.content_item_id = item.content_item_id and shown.number = item.published
  left join content_mark as mark on mark.content_item_id = item.content_item_id and mark.person_id = $1
  where item.deleted_at is null`;

/** Everything published that the reader may read, newest first; of one kind where it is named. */
export async function publishedHeads(
  store: Queryable,
  { person, rights }: ContentReader,
  kind: ContentKind | null = null,
): Promise<PublishedHead[]> {
  const rows = await store.query<PublishedHead>(
    `${published(HEAD_STATE)} and ($2::text is null or item.kind = $2)
     order by shown.state ->> 'date' desc, item.content_item_id desc`,
    [person, kind],
  );
  return rows.filter((row) => mayReadContent(rights, readable(row)));
}

/** The same with all that it says, of some kinds. */
export async function publishedItems(
  store: Queryable,
  { person, rights }: ContentReader,
  kinds: readonly ContentKind[],
): Promise<PublishedItem[]> {
  const rows = await store.query<PublishedItem>(
    `${published("shown.state")} and item.kind = any($2::text[])
     order by shown.state ->> 'date' desc, item.content_item_id desc`,
    [person, kinds],
  );
  return rows.filter((row) => mayReadContent(rights, readable(row)));
}

/** @throws Failure `not-found`, also for what the reader may not read */
export async function publishedItem(
  store: Queryable,
  { person, rights }: ContentReader,
  kind: ContentKind,
  key: string,
): Promise<PublishedItem> {
  const [row] = await store.query<PublishedItem>(`${published("shown.state")} and item.kind = $2 and item.key = $3`, [
    person,
    kind,
    key,
  ]);
  if (!row || !mayReadContent(rights, readable(row))) throw noSuchItem();
  return row;
}

const readable = ({ kind, state: { tags, properties } }: PublishedHead) => ({ kind, tags, properties });
