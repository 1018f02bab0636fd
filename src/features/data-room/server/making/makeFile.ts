import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { openTable } from "../source/tableFile.ts";
import { changesSource } from "./changesSource.ts";
import type { MadeFile, MakeOrder } from "./makeOrder.ts";
import { writeParquetFile } from "./parquetFile.ts";
import { rowsSource } from "./rowsSource.ts";
import { spendingSource } from "./spendingSource.ts";
import type { DataTableSource } from "./tableRows.ts";
import { writeTextFile } from "./textFile.ts";

/** Makes the file of a table. It takes its time: never where requests are answered. */
export async function makeFile(order: MakeOrder): Promise<MadeFile> {
  if (order.kind === "rows") await write(order, rowsSource(order.columns, order.rows));
  else {
    const edition = openTable(order.edition);
    const since = order.since === null ? null : openTable(order.since);
    try {
      await write(order, since ? changesSource(edition, since) : spendingSource(edition));
    } finally {
      edition.close();
      since?.close();
    }
  }
  const hash = createHash("sha256");
  for await (const piece of createReadStream(order.to) as AsyncIterable<Buffer>) hash.update(piece);
  return { bytes: (await stat(order.to)).size, sha256: hash.digest("hex") };
}

function write({ to, format }: MakeOrder, table: DataTableSource): Promise<void> {
  if (format === "parquet") return writeParquetFile(to, table);
  return writeTextFile(to, table, format === "csv.gz" ? "csv" : "jsonl");
}
