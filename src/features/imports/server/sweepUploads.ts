import type { Database } from "#database/database.ts";
import { discardUpload } from "./endWork.ts";
import type { UploadFiles } from "./uploadFiles.ts";

/** Files that nobody has touched for so long are discarded. */
const FORGOTTEN_DAYS = 14;

/** Discards forgotten uploads, and removes bytes that belong to none. */
export async function sweepUploads(database: Database, files: UploadFiles): Promise<void> {
  const forgotten = await database.query<{ id: number }>(
    `select upload_id::float8 as id from upload
     where state in ('receiving', 'setup', 'checked') and changed_at < now() - make_interval(days => $1)`,
    [FORGOTTEN_DAYS],
  );
  for (const { id } of forgotten) await discardUpload(database, files, id);
  const open = await database.query<{ place: string }>(
    "select place from upload where state not in ('joined', 'discarded')",
  );
  await files.sweep(new Set(open.map(({ place }) => place)));
}
