import type { Database, Queryable } from "#platform/database/database.ts";
import { MOST_TEAM_MEGABYTES } from "#domain/sellingAids/teamAid.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { type FileType, IMAGE_TYPES } from "#platform/files/fileKinds.ts";
import type { FileStore } from "#platform/files/fileStore.ts";
import { receiveFile } from "#platform/files/receiveFile.ts";
import type { StoredFile } from "#platform/files/storedFiles.ts";
import type { Person } from "#platform/identity/caller.ts";

const ACCEPTED: readonly FileType[] = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ...IMAGE_TYPES,
];

const MEGABYTE = 1_000_000;

/**
 * Takes in the file of an aid. It belongs to whoever brought it until an aid is sent with it.
 *
 * @throws Failure `invalid-input` for another kind of file, and where the organisation's room is taken
 */
export async function receiveTeamFile(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  { id, customerId }: Person,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  await checkRoom(database, customerId);
  const file = await receiveFile({ database, files }, { bytes, name, person: id, accepts: ACCEPTED });
  await database.query("insert into team_aid_file (stored_file_id, customer_id) values ($1, $2)", [
    file.id,
    customerId,
  ]);
  return file;
}

async function checkRoom(store: Queryable, customer: number): Promise<void> {
  const [taken] = await store.query<{ bytes: number }>(
    `select coalesce(sum(file.bytes), 0)::float8 as bytes
     from team_aid_file as brought join stored_file as file on file.stored_file_id = brought.stored_file_id
     where brought.customer_id = $1`,
    [customer],
  );
  if ((taken?.bytes ?? 0) >= MOST_TEAM_MEGABYTES * MEGABYTE)
    throw wrongInput([inputError("/body", "aid-room", { most: MOST_TEAM_MEGABYTES })]);
}
