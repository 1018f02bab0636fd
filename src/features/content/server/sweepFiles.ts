import { recordChange } from "#platform/audit/recordChange.ts";
import { fileUses } from "#platform/content/fileUses.ts";
import { CLOCK } from "#platform/content/recordContent.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { FileStore } from "#platform/files/fileStore.ts";

/** How long a file may lie unused: who takes a picture out of a draft can put it back. */
export const UNUSED_DAYS = 30;

/**
 * Notes which stored files nothing uses any more, and removes those that were so for 30 days, with a line in the audit log each. A file that a
 * draft holds, or any version of a piece, deleted or not, is in use. Any number of processes may do it at once.
 *
 * @returns how many files were removed
 */
export async function sweepFiles(database: Database, files: FileStore): Promise<number> {
  await noteUses(database);
  for (let count = 0; ; count += 1) {
    if (!(await database.transaction((transaction) => removeNext(transaction, files)))) return count;
  }
}

async function noteUses(store: Queryable): Promise<void> {
  await store.query(
    `with used as (${await fileUses(store)})
     update stored_file as file set unused_since = case when found.used then null else now() end
     from (select stored_file_id, stored_file_id in (select file from used where file is not null) as used from stored_file) as found
     where found.stored_file_id = file.stored_file_id and found.used = (file.unused_since is not null)`,
  );
}

/**
 * The file is locked before its uses are read again: a draft that takes it up meanwhile either stands there already, or waits and finds it gone.
 * Bytes go before the line is kept, so that none are left that nobody knows of.
 */
async function removeNext(transaction: Queryable, files: FileStore): Promise<boolean> {
  const [file] = await transaction.query<{ id: string; name: string; type: string; bytes: number }>(
    `select stored_file_id as id, name, type, bytes from stored_file
     where unused_since < now() - make_interval(days => $1)
     order by unused_since limit 1 for update skip locked`,
    [UNUSED_DAYS],
  );
  if (!file) return false;
  const { id, name, type, bytes } = file;
  const [gone] = await transaction.query(
    `delete from stored_file where stored_file_id = $1
       and stored_file_id not in (select file from (${await fileUses(transaction)}) as used where file is not null)
     returning 1`,
    [id],
  );
  // Taken up again since it was looked at; the next sweep notes it.
  if (!gone) return false;
  await recordChange(transaction, {
    actor: { id: null, name: CLOCK.email },
    action: "content.fileRemoved",
    subjectKind: "content",
    subjectId: id,
    subject: name,
    before: { type, bytes },
  });
  await files.delete(id);
  return true;
}
