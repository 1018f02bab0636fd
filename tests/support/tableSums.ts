import { hash } from "node:crypto";
import { copyTable } from "#platform/backup/copyTable.ts";
import { storeTables } from "#platform/backup/storeTables.ts";
import type { Database } from "#platform/database/database.ts";

/** A sum of what each table holds, whatever the order of its rows: equal sums are equal tables, on any engine. */
export async function tableSums(database: Database, without: readonly string[] = []): Promise<Map<string, string>> {
  return database.snapshot(async (snapshot) => {
    const sums = new Map<string, string>();
    await snapshot.query("set local timezone = 'UTC'");
    for (const table of await storeTables(snapshot)) {
      if (without.includes(table.name)) continue;
      const chunks: Uint8Array[] = [];
      for await (const chunk of copyTable(snapshot, database.engine, table)) chunks.push(chunk);
      sums.set(table.name, sumOfRows(chunks));
    }
    return sums;
  });
}

/** Of COPY text. */
export function sumOfRows(chunks: readonly Uint8Array[]): string {
  const lines = Buffer.concat(chunks).toString("utf8").split("\n").sort();
  return `${lines.length - 1} rows, ${hash("sha256", lines.join("\n"))}`;
}
