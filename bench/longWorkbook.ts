// A process that writes the long table as a workbook, time after time, and tells how long it took and what it needed of memory.
import { writeRowsXlsx } from "#documents/writers/xlsx/writeRowsXlsx.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { longColumns, longRows } from "./longTable.ts";
import { median } from "./row.ts";

const ROUNDS = 5;

export interface LongWorkbook {
  readonly seconds: number;
  /** Bytes beyond what the process had before the first one. */
  readonly memory: number;
}

const document = await exampleDocument("en-US");
const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 10);
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const began = performance.now();
  await writeRowsXlsx({
    document,
    tab: "Rows",
    caption: "Rows",
    source: null,
    columns: longColumns(),
    rows: longRows(),
  });
  times.push((performance.now() - began) / 1_000);
}
clearInterval(watch);
const made: LongWorkbook = { seconds: median(times), memory: most - before };
process.send?.(made);
