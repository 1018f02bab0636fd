import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";

export type PublicRow = Readonly<Record<string, string>>;

/** The bytes of a file in the folder of public data. */
export function publicBytes(folder: string, path: string): Buffer {
  return readFileSync(join(folder, path));
}

/** The rows of a table in the folder of public data, packed or not. An empty cell is not known. */
export function publicTable(folder: string, path: string): PublicRow[] {
  const bytes = publicBytes(folder, path);
  return parse<PublicRow>(path.endsWith(".gz") ? gunzipSync(bytes) : bytes, { columns: true });
}

/** The figure of a cell; undefined where it is not known. */
export function figure(row: PublicRow | undefined, column: string): number | undefined {
  const cell = row?.[column];
  return cell === undefined || cell === "" ? undefined : Number(cell);
}
