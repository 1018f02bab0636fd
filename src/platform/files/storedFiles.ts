import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/** A file that somebody brought. */
export interface StoredFile {
  /** Also its place in the store of files. */
  readonly id: string;
  readonly name: string;
  /** By its contents. */
  readonly type: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Of pictures, in pixels. */
  readonly width: number | null;
  readonly height: number | null;
}

/** @throws Failure `not-found` */
export async function selectFile(store: Queryable, id: string): Promise<StoredFile> {
  const [row] = await store.query<StoredFile>(
    `select stored_file_id as id, name, type, bytes, sha256, width, height from stored_file where stored_file_id = $1`,
    [id],
  );
  if (!row) throw noSuchFile();
  return row;
}

export async function insertFile(store: Queryable, file: StoredFile, person: number | null): Promise<void> {
  await store.query(
    `insert into stored_file (stored_file_id, name, type, bytes, sha256, width, height, person_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [file.id, file.name, file.type, file.bytes, file.sha256, file.width, file.height, person],
  );
}

export function noSuchFile(): Failure {
  return new Failure("not-found", "This file does not exist.");
}
