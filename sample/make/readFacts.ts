import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** The rows of a file in `sample/facts`, each under the names of its columns. */
export function readFacts<Column extends string>(name: string): Record<Column, string>[] {
  const text = readFileSync(new URL(`../facts/${name}`, import.meta.url), "utf8");
  return parse<Record<Column, string>>(text, { columns: true });
}
