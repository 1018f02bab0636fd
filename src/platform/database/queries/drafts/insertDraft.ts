import type { Queryable } from "#platform/database/database.ts";

export interface NewDraft {
  readonly label: string;
  readonly basedOn: number | null;
  readonly createdBy: string;
  /** What readers are told of it, by language; null or left out tells nothing. */
  readonly releaseNotes?: Readonly<Record<string, string>> | null;
}

/** Begins a draft that is made of the same imports and assumptions as the revision it is based on, and answers its id. */
export async function insertDraft(
  store: Queryable,
  { label, basedOn, createdBy, releaseNotes = null }: NewDraft,
): Promise<number> {
  const [row] = await store.query<{ id: number }>(
    `insert into revision (label, status, based_on, created_by, assumptions, release_notes)
     values ($1, 'draft', $2, $3, (select assumptions from revision where revision_id = $2), $4::text::jsonb)
     returning revision_id as id`,
    [label, basedOn, createdBy, releaseNotes && JSON.stringify(releaseNotes)],
  );
  if (!row) throw new Error("The store gave no id for a new draft.");
  await store.query(
    `insert into revision_import (revision_id, layout, import_id)
     select $1::int, layout, import_id from revision_import where revision_id = $2`,
    [row.id, basedOn],
  );
  return row.id;
}
