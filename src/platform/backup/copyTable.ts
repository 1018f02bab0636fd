import type { Database, Snapshot } from "#platform/database/database.ts";
import { PIECE_BYTES } from "./archive/entry.ts";
import type { StoredTable } from "./storeTables.ts";

/** The rows of a table as COPY text. The embedded store is asked for some pages of it at a time, since it holds each answer in memory. */
export async function* copyTable(
  snapshot: Snapshot,
  engine: Database["engine"],
  { name, columns }: StoredTable,
): AsyncGenerator<Uint8Array> {
  const listed = columns.map((column) => `"${column}"`).join(", ");
  if (engine !== "pglite") {
    yield* snapshot.copyOut(`copy "${name}" (${listed}) to stdout`);
    return;
  }
  const [size] = await snapshot.query<{ pages: number; bytes: number }>(
    `select (pg_relation_size($1) / current_setting('block_size')::int)::int as pages, pg_table_size($1)::float8 as bytes`,
    [`"${name}"`],
  );
  const { pages, bytes } = size ?? { pages: 0, bytes: 0 };
  // Long values lie beside the pages: where they weigh much, fewer pages make a part.
  const step = Math.max(1, Math.floor((pages * PIECE_BYTES) / Math.max(1, bytes)));
  for (let page = 0; page < pages; page += step) {
    const until = page + step < pages ? ` and ctid < '(${page + step},0)'` : "";
    yield* snapshot.copyOut(`copy (select ${listed} from "${name}" where ctid >= '(${page},0)'${until}) to stdout`);
  }
}

const NEWLINE = 0x0a;

/** Rows in COPY text: a line each, since line ends inside values are written otherwise. */
export function countRows(text: Uint8Array): number {
  let rows = 0;
  for (const byte of text) if (byte === NEWLINE) rows += 1;
  return rows;
}
