import type { Queryable } from "#platform/database/database.ts";
import { unsettleDraft } from "#platform/database/queries/drafts/unsettleDraft.ts";
import { Failure } from "#domain/failure.ts";
import { standsBeside } from "#revisions/ingest/layoutByName.ts";

/** A file of a draft. */
export interface DraftFile {
  readonly revision: number;
  readonly importId: number;
}

export interface NamedFile {
  readonly layout: string;
  readonly fileName: string;
}

/** Whether a file can be taken out of a draft: what it brought itself, or one of several that add up. */
export function canBeTakenOut({ layout, isNew }: { readonly layout: string; readonly isNew: boolean }): boolean {
  return isNew || standsBeside(layout);
}

/**
 * Takes a file out of a draft. Where no file of its layout is left, those of the revision that the draft was begun from come back.
 * To be called inside a transaction that holds the draft.
 *
 * @throws Failure `not-found` where the draft does not hold it, `conflict` where the draft could not do without it
 */
export async function takeOutOfDraft(store: Queryable, file: DraftFile, by: string): Promise<NamedFile> {
  const { revision, importId } = file;
  const [held] = await store.query<NamedFile & { isNew: boolean }>(
    `select i.layout, i.file_name as "fileName", not exists (
       select 1 from revision_import b where b.revision_id = r.based_on and b.import_id = i.import_id
     ) as "isNew"
     from revision r join revision_import part using (revision_id) join import i on i.import_id = part.import_id
     where r.revision_id = $1 and i.import_id = $2`,
    [revision, importId],
  );
  if (!held) throw notThere(file);
  if (!canBeTakenOut(held))
    throw new Failure(
      "conflict",
      `“${held.fileName}” belongs to the revision this draft was started from, and it is the only file of its kind. Upload another one instead.`,
    );
  await store.query("delete from revision_import where revision_id = $1 and import_id = $2", [revision, importId]);
  const back = await store.query<{ id: number }>(
    `insert into revision_import (revision_id, layout, import_id)
     select r.revision_id, b.layout, b.import_id
     from revision r join revision_import b on b.revision_id = r.based_on
     where r.revision_id = $1 and b.layout = $2 and b.import_id <> $3 and not exists (
       select 1 from revision_import now where now.revision_id = r.revision_id and now.layout = b.layout
     )
     returning import_id::float8 as id`,
    [revision, held.layout, importId],
  );
  await store.query(
    `insert into draft_file_taken_out (revision_id, import_id, layout, replaced, taken_out_by) values ($1, $2, $3, $4, $5)`,
    [revision, importId, held.layout, back.map(({ id }) => id), by],
  );
  await unsettleDraft(store, revision);
  return held;
}

/**
 * Restores a file that was removed from a draft, in the place of what came back for it, or of what was brought since if one file
 * of its kind counts. To be called inside a transaction that holds the draft.
 *
 * @throws Failure `not-found` where it was not taken out
 */
export async function putBackIntoDraft(store: Queryable, file: DraftFile, by: string): Promise<NamedFile> {
  const { revision, importId } = file;
  const [out] = await store.query<NamedFile & { replaced: number[] }>(
    `delete from draft_file_taken_out t using import i
     where t.revision_id = $1 and t.import_id = $2 and i.import_id = t.import_id
     returning t.layout, i.file_name as "fileName", t.replaced::float8[] as replaced`,
    [revision, importId],
  );
  if (!out) throw notThere(file);
  const alone = !standsBeside(out.layout);
  // What was brought since and gives way now can be put back in turn.
  await store.query(
    `with gone as (
       delete from revision_import where revision_id = $1 and layout = $2 and ($3::boolean or import_id = any($4::bigint[]))
       returning import_id
     )
     insert into draft_file_taken_out (revision_id, import_id, layout, replaced, taken_out_by)
     select $1::int, import_id, $2, array[$5::bigint], $6::text from gone where import_id <> all($4::bigint[])`,
    [revision, out.layout, alone, out.replaced, importId, by],
  );
  await store.query("insert into revision_import (revision_id, layout, import_id) values ($1, $2, $3)", [
    revision,
    out.layout,
    importId,
  ]);
  await unsettleDraft(store, revision);
  return out;
}

function notThere({ revision, importId }: DraftFile): Failure {
  return new Failure("not-found", `Draft ${revision} has no file ${importId} of that kind anymore. Reload the draft.`);
}
