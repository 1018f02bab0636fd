import type { Database } from "#platform/database/database.ts";
import { discardUpload } from "./endWork.ts";
import type { UploadFiles } from "./uploadFiles.ts";
import { UNDO_DAYS } from "./uploadRows.ts";

/** Files that nobody has touched for so long are discarded. */
const FORGOTTEN_DAYS = 14;

/** Discards forgotten uploads, and removes the bytes and findings of those that cannot be had back any more. */
export async function sweepUploads(database: Database, files: UploadFiles): Promise<void> {
  const forgotten = await database.query<{ id: number }>(
    `select upload_id::float8 as id from upload
     where state in ('receiving', 'setup', 'checked') and changed_at < now() - make_interval(days => $1)`,
    [FORGOTTEN_DAYS],
  );
  for (const { id } of forgotten) await discardUpload(database, id);
  const gone = "state = 'discarded' and changed_at < now() - make_interval(days => $1)";
  for (const found of ["upload_problem", "upload_correction"])
    await database.query(`delete from ${found} where upload_id in (select upload_id from upload where ${gone})`, [
      UNDO_DAYS,
    ]);
  const wanted = await database.query<{ place: string }>(
    `select place from upload where state <> 'joined' and not (${gone})`,
    [UNDO_DAYS],
  );
  await files.sweep(new Set(wanted.map(({ place }) => place)));
}
