import { randomUUID } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { UploadFiles } from "./uploadFiles.ts";
import { expectState, selectUpload, type UploadRow } from "./uploadRows.ts";

/** Announces a file. @throws Failure `storage-full` */
export async function beginUpload(
  database: Database,
  files: UploadFiles,
  { fileName, bytes }: { readonly fileName: string; readonly bytes: number },
  by: Pick<Person, "id" | "customerId" | "email">,
): Promise<UploadRow> {
  const place = randomUUID();
  await files.create(place);
  const [row] = await database.query<{ id: number }>(
    `insert into upload (customer_id, begun_by, begun_by_name, file_name, place, bytes) values ($1, $2, $3, $4, $5, $6)
     returning upload_id::float8 as id`,
    [by.customerId, by.id, by.email, fileName, place, bytes],
  );
  return selectUpload(database, row?.id ?? 0);
}

/** Uploads whose bytes are arriving in this process. */
const writing = new Set<string>();

/**
 * Takes the next piece of a file. What was written counts, also when the sender is lost in between: it asks how far the file has come,
 * and goes on there.
 *
 * @throws Failure `conflict` where the piece does not begin where the last one ended, `too-large`, `storage-full`
 */
export async function receiveBytes(
  database: Database,
  files: UploadFiles,
  id: number,
  offset: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ received: number }> {
  const row = await selectUpload(database, id);
  expectState(row, "receiving");
  if (row.received !== offset)
    throw new Failure("conflict", `The file has been received up to byte ${row.received}. Resume there.`);
  if (writing.has(row.place))
    throw new Failure("conflict", "Another part of this file is being uploaded. Wait until it is finished.");
  writing.add(row.place);
  try {
    const { bytes: written, fault } = await files.write(row.place, offset, within(bytes, row.bytes - offset));
    const received = offset + written;
    // Nobody else may have written the same piece, in another process.
    const noted = await database.query(
      `update upload set received = $3, changed_at = now() where upload_id = $1 and received = $2 and state = 'receiving'
       returning upload_id`,
      [id, offset, received],
    );
    if (fault) throw fault;
    if (noted.length === 0)
      throw new Failure(
        "conflict",
        "The same part was received twice. Request the upload's status to see where to resume.",
      );
    return { received };
  } finally {
    writing.delete(row.place);
  }
}

/** @throws Failure `too-large` beyond what was announced */
async function* within(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let room = most;
  for await (const chunk of bytes) {
    room -= chunk.byteLength;
    if (room < 0) throw new Failure("too-large", "The file has more bytes than announced. Start the upload again.");
    yield chunk;
  }
}
