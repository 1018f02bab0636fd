import type { Queryable } from "#platform/database/database.ts";

/** Ids of files that drafts hold, deleted pieces' too, and that any version ever held. */
const NEWSROOM = `
  select held #>> '{}' as file from content_item, jsonb_path_query(draft, '$.**.file') as held
  union select draft #>> '{properties,cover}' from content_item
  union select unnest(files) from content_version`;

/** The query that names every stored file in use: those of the newsroom, and those that another table points at by a foreign key. */
export async function fileUses(store: Queryable): Promise<string> {
  const pointing = await store.query<{ place: string; field: string }>(
    `select points.conrelid::regclass::text as place, quote_ident(field.attname) as field
     from pg_constraint as points
     join pg_attribute as field on field.attrelid = points.conrelid and field.attnum = points.conkey[1]
     where points.contype = 'f' and points.confrelid = 'stored_file'::regclass`,
  );
  return [NEWSROOM, ...pointing.map(({ place, field }) => `select ${field} from ${place}`)].join("\n  union ");
}
