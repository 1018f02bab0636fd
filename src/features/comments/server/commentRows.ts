import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { TeamComment } from "../contract.ts";
import { mergedInto, selectMerges } from "./mergedCompanies.ts";
import { nothingThere, type ThingKey } from "./things.ts";

type Author = Pick<Person, "id" | "customerId">;

interface CommentRow {
  readonly id: string;
  readonly author: string;
  readonly name: string;
  readonly said: string;
  readonly at: Date;
  readonly editedAt: Date | null;
  readonly mentions: { readonly id: string; readonly name: string }[];
}

const FIELDS = `team_comment.comment_id::text as id, person.person_id::text as author, person.name, team_comment.said,
  team_comment.at, team_comment.edited_at as "editedAt",
  (select coalesce(json_agg(json_build_object('id', named.person_id::text, 'name', named.name) order by named.name), '[]')
   from comment_mention as mention join person as named on named.person_id = mention.person_id
   where mention.comment_id = team_comment.comment_id) as mentions`;

/** What is said about a thing, oldest first. */
export async function selectComments(store: Queryable, reader: Author, key: ThingKey): Promise<TeamComment[]> {
  const companies = key.company === null ? null : await companiesOf(store, reader, key.company);
  const rows = await store.query<CommentRow>(
    `select ${FIELDS}
     from team_comment join person on person.person_id = team_comment.person_id
     where team_comment.customer_id = $1 and team_comment.deleted_at is null
       and (team_comment.saved_view_id = $2::int or team_comment.company_id = any($3::text[]) or team_comment.call_entry_id = $4::bigint
         or (md5(team_comment.address) = md5($5::text) and team_comment.address = $5::text))
     order by team_comment.comment_id limit 500`,
    [reader.customerId, key.view, companies, key.call, key.address],
  );
  return rows.map((row) => presented(row, reader));
}

async function companiesOf(store: Queryable, { customerId }: Author, company: string): Promise<string[]> {
  return mergedInto(await selectMerges(store, customerId), company);
}

/** @throws Failure `not-found` where nobody of the organisation said it */
export async function selectComment(store: Queryable, reader: Author, id: string): Promise<TeamComment> {
  const [row] = await store.query<CommentRow>(
    `select ${FIELDS}
     from team_comment join person on person.person_id = team_comment.person_id
     where team_comment.comment_id = $1 and team_comment.customer_id = $2 and team_comment.deleted_at is null`,
    [id, reader.customerId],
  );
  if (!row) throw nothingThere();
  return presented(row, reader);
}

function presented({ id, author, name, said, at, editedAt, mentions }: CommentRow, reader: Author): TeamComment {
  return {
    id,
    by: { id: author, name },
    mine: author === String(reader.id),
    said,
    mentions,
    at: at.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

export async function insertComment(
  store: Queryable,
  author: Author,
  key: ThingKey,
  { title, said }: { readonly title: string | null; readonly said: string },
): Promise<string> {
  const [made] = await store.query<{ id: string }>(
    `insert into team_comment (customer_id, person_id, saved_view_id, company_id, call_entry_id, address, title, said)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning comment_id::text as id`,
    [author.customerId, author.id, key.view, key.company, key.call, key.address, title, said],
  );
  if (!made) throw new Error("The comment was not kept.");
  return made.id;
}

export async function updateComment(store: Queryable, id: string, said: string): Promise<void> {
  await store.query("update team_comment set said = $2, edited_at = now() where comment_id = $1 and said <> $2", [
    id,
    said,
  ]);
}

/** Keeps whom a comment names; answers who is named for the first time. */
export async function keepMentions(store: Queryable, id: string, people: readonly number[]): Promise<number[]> {
  await store.query("delete from comment_mention where comment_id = $1 and person_id <> all($2::int[])", [id, people]);
  const added = await store.query<{ person: number }>(
    `insert into comment_mention (comment_id, person_id) select $1, unnest($2::int[])
     on conflict (comment_id, person_id) do nothing returning person_id as person`,
    [id, people],
  );
  return added.map(({ person }) => person);
}

/** What a comment of the person's own is about, whether it stands or was deleted a moment ago. */
export interface OwnComment {
  readonly view: number | null;
  readonly company: string | null;
  readonly call: string | null;
  readonly address: string | null;
  readonly title: string | null;
}

/** @throws Failure `not-found` where the person said no such thing */
export async function selectOwnComment(
  store: Queryable,
  author: Author,
  id: string,
  isDeleted: boolean,
): Promise<OwnComment> {
  const [own] = await store.query<OwnComment>(
    `select saved_view_id as view, company_id as company, call_entry_id::text as call, address, title from team_comment
     where comment_id = $1 and person_id = $2 and customer_id = $3 and (deleted_at is not null) = $4::boolean`,
    [id, author.id, author.customerId, isDeleted],
  );
  if (!own) throw nothingThere();
  return own;
}

export async function markDeleted(store: Queryable, id: string, isDeleted: boolean): Promise<void> {
  await store.query("update team_comment set deleted_at = case when $2::boolean then now() end where comment_id = $1", [
    id,
    isDeleted,
  ]);
}

/** Forgets what was deleted a day ago, and what was said about companies that are no longer kept. */
export async function sweepComments(store: Queryable): Promise<void> {
  await store.query("delete from team_comment where deleted_at < now() - interval '1 day'");
  await store.query(
    `delete from team_comment where company_id is not null and not exists (select 1 from company
       where company.company_id = team_comment.company_id and company.customer_id = team_comment.customer_id)`,
  );
}
