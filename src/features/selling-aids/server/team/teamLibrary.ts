import { DICTIONARY, prefixQuery } from "#platform/content/searchContent.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { AidType } from "#domain/content/contentKind.ts";
import type { ContentTags } from "#domain/content/contentItem.ts";
import { mayReadContent } from "#domain/content/contentReaders.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { noSuchTeamAid } from "./sentAids.ts";

/** An approved aid as a reader of its organisation sees it, with what the reader and the others made of it. */
export interface TeamAidRow {
  readonly id: number;
  readonly number: number;
  readonly personId: number;
  readonly by: string;
  readonly title: string;
  readonly summary: string;
  readonly type: AidType;
  readonly language: Locale;
  readonly tags: ContentTags;
  readonly file: { readonly id: string; readonly name: string; readonly type: string; readonly bytes: number };
  readonly decidedAt: Date;
  readonly openedAt: Date | null;
  readonly savedAt: Date | null;
  readonly stars: number | null;
  readonly rating: number | null;
  readonly ratings: number;
  readonly downloads: number;
}

const SHOWN = `select aid.team_aid_id as id, shown.number, aid.person_id as "personId", person.name as by, shown.title,
    shown.summary, shown.type, shown.language, shown.tags, coalesce(shown.decided_at, shown.sent_at) as "decidedAt",
    jsonb_build_object('id', file.stored_file_id, 'name', file.name, 'type', file.type, 'bytes', file.bytes) as file,
    own.opened_at as "openedAt", own.saved_at as "savedAt", own.stars::int as stars,
    everyone.rating, everyone.ratings, everyone.downloads
  from team_aid as aid
  join team_aid_version as shown on shown.team_aid_id = aid.team_aid_id and shown.status = 'approved'
  join stored_file as file on file.stored_file_id = shown.stored_file_id
  join person on person.person_id = aid.person_id
  left join team_aid_use as own on own.team_aid_id = aid.team_aid_id and own.person_id = $2
  cross join lateral (
    select avg(stars)::float8 as rating, count(stars)::int as ratings, coalesce(sum(downloads), 0)::int as downloads
    from team_aid_use where team_aid_id = aid.team_aid_id) as everyone
  where aid.deleted_at is null and aid.customer_id = $1`;

/** The approved aids of the reader's own organisation that the reader's verticals open, newest first. */
export async function selectTeamAids(store: Queryable, { person, rights }: Caller): Promise<TeamAidRow[]> {
  const rows = await store.query<TeamAidRow>(`${SHOWN} order by "decidedAt" desc, aid.team_aid_id desc`, [
    person.customerId,
    person.id,
  ]);
  return rows.filter((row) => mayReadContent(rights, readable(row)));
}

/** @throws Failure `not-found`, also for what is another organisation's */
export async function selectTeamAid(store: Queryable, { person, rights }: Caller, aid: number): Promise<TeamAidRow> {
  const [row] = await store.query<TeamAidRow>(`${SHOWN} and aid.team_aid_id = $3`, [person.customerId, person.id, aid]);
  if (!row || !mayReadContent(rights, readable(row))) throw noSuchTeamAid();
  return row;
}

const readable = ({ tags }: Pick<TeamAidRow, "tags">) => ({ kind: "aid", tags, properties: {} }) as const;

/** Which approved aids of an organisation hold all the words, by id with a rank; null where nothing was asked. */
export async function searchTeamAids(
  store: Queryable,
  customer: number,
  asked: string,
): Promise<ReadonlyMap<number, number> | null> {
  const query = prefixQuery(asked);
  if (query === "") return null;
  const rows = await store.query<{ id: number; rank: number }>(
    `select id, ts_rank(words, query)::float8 as rank from (
       select aid.team_aid_id as id, to_tsquery(${DICTIONARY}, $2) as query,
         setweight(to_tsvector(${DICTIONARY}, title), 'A') ||
         setweight(to_tsvector(${DICTIONARY}, summary || ' ' || file.name), 'B') as words
       from team_aid as aid
       join team_aid_version as shown on shown.team_aid_id = aid.team_aid_id and shown.status = 'approved'
       join stored_file as file on file.stored_file_id = shown.stored_file_id
       where aid.customer_id = $1 and aid.deleted_at is null) as said
     where words @@ query`,
    [customer, query],
  );
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

/** Notes what a person does with a team's aid; what is left out stays, null takes stars back. */
export async function noteTeamAidUse(
  store: Queryable,
  person: number,
  aid: number,
  {
    opened,
    favourite,
    stars,
  }: {
    readonly opened?: true | undefined;
    readonly favourite?: boolean | undefined;
    readonly stars?: number | null | undefined;
  },
): Promise<void> {
  await store.query(
    `insert into team_aid_use as known (person_id, team_aid_id, opened_at, saved_at, stars)
     values ($1, $2, case when $3::boolean then now() end, case when $4::boolean then now() end, $5::smallint)
     on conflict (person_id, team_aid_id) do update set
       opened_at = coalesce(excluded.opened_at, known.opened_at),
       saved_at = case when $4::boolean is null then known.saved_at when $4::boolean then coalesce(known.saved_at, now()) end,
       stars = case when $6::boolean then excluded.stars else known.stars end`,
    [person, aid, opened ?? false, favourite ?? null, stars ?? null, stars !== undefined],
  );
}

export async function countTeamDownload(store: Queryable, person: number, aid: number): Promise<void> {
  await store.query(
    `insert into team_aid_use as known (person_id, team_aid_id, downloads) values ($1, $2, 1)
     on conflict (person_id, team_aid_id) do update set downloads = known.downloads + 1`,
    [person, aid],
  );
}
