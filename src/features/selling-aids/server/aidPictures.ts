import { documentFiles } from "#domain/content/documentText.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { FileStore } from "#platform/files/fileStore.ts";
import type { Picture } from "#documents/document.ts";

/** A text has few of them; what is beyond stands there with its words. */
const MOST_PICTURES = 20;
const MOST_BYTES = 24 * 1024 * 1024;

/** The pictures that a text shows, by the ids of their files. What is none any more is left out. */
export async function aidPictures(
  store: Queryable,
  files: FileStore,
  body: ContentDocument,
): Promise<ReadonlyMap<string, Picture>> {
  const wanted = documentFiles(body).slice(0, MOST_PICTURES);
  if (wanted.length === 0) return new Map();
  const rows = await store.query<{ id: string; type: Picture["type"]; bytes: number }>(
    `select stored_file_id as id, type, bytes from stored_file
     where stored_file_id = any($1::text[]) and type in ('image/png', 'image/jpeg')`,
    [wanted],
  );
  const found = new Map<string, Picture>();
  let room = MOST_BYTES;
  for (const { id, type, bytes } of rows) {
    room -= bytes;
    const stream = room < 0 ? null : await files.get(id);
    if (!stream) continue;
    const parts: Uint8Array[] = [];
    for await (const part of stream as AsyncIterable<Uint8Array>) parts.push(part);
    found.set(id, { type, bytes: Buffer.concat(parts) });
  }
  return found;
}
