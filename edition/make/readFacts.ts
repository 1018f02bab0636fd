import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";

/** The rows of a file in `edition/facts`, packed or not, each under the names of its columns. */
export function readFacts<Column extends string>(name: string): Record<Column, string>[] {
  const bytes = readFileSync(new URL(`../facts/${name}`, import.meta.url));
  return parse<Record<Column, string>>(name.endsWith(".gz") ? gunzipSync(bytes) : bytes, { columns: true });
}
