import { hash } from "node:crypto";
import { join } from "node:path";
import { openSideProcess } from "#documents/sideProcess.ts";
import type { DataFormat } from "../contract/dataTables.ts";
import { writeTable } from "./source/tableFile.ts";
import type { ReaderTable } from "./source/readerTable.ts";
import { type KeptFile, type KeptFiles, openKeptFiles } from "./keptFiles.ts";
import type { MadeFile, MakeOrder } from "./making/makeOrder.ts";
import type { DataColumn } from "./making/tableRows.ts";

/** Makes files of whole tables in a process of its own, and keeps them. */
export interface DataFiles {
  /** Null where it was not made yet. */
  readonly find: (table: ReaderTable | PlainRows, format: DataFormat) => Promise<KeptFile | null>;
  /** All of an edition's table of spending, or what changed in it since another edition. */
  readonly spending: (edition: ReaderTable, since: ReaderTable | null, format: DataFormat) => Promise<KeptFile>;
  readonly rows: (rows: PlainRows, format: DataFormat) => Promise<KeptFile>;
  /** What such a table is made from, as a file for other processes. */
  readonly source: (edition: ReaderTable) => Promise<KeptFile>;
  readonly close: () => Promise<void>;
}

/** A table of few rows. */
export interface PlainRows {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const MINUTE = 60_000;

/** A whole edition is 25 MB in one format and 34 MB as it is handed over: some twenty readers' rights and formats. */
const MOST_BYTES = 2 * 2 ** 30;

export function openDataFiles(dataDir: string): DataFiles {
  const kept: KeptFiles = openKeptFiles(join(dataDir, "data-room"), MOST_BYTES);
  const process = openSideProcess<MakeOrder, MadeFile>({
    worker: new URL("./making/dataThread.ts", import.meta.url),
    timeLimit: 5 * MINUTE,
    restAfter: MINUTE,
    mostWaiting: 50,
    // As documents: whoever waits for a screen comes first.
    niceness: 10,
  });

  const source = (edition: ReaderTable): Promise<KeptFile> =>
    kept.get(edition.key, async (path) => {
      await writeTable(path, edition);
      // Its name says what is in it.
      return { sha256: edition.key };
    });

  return {
    find: (table, format) => kept.find(nameOf("key" in table ? table.key : keyOfRows(table), format)),
    spending: (edition, since, format) =>
      kept.get(nameOf(since ? `${edition.key}-${since.key}` : edition.key, format), async (to) => {
        const from = await source(edition);
        const before = since && (await source(since));
        const order = { kind: "spending", edition: from.path, since: before?.path ?? null, to, format } as const;
        return process.make(() => order);
      }),
    rows: (rows, format) =>
      kept.get(nameOf(keyOfRows(rows), format), async (to) =>
        process.make(() => ({ kind: "rows", ...rows, to, format })),
      ),
    source,
    close: process.close,
  };
}

function keyOfRows(rows: PlainRows): string {
  return hash("sha256", JSON.stringify(rows));
}

function nameOf(key: string, format: DataFormat): string {
  return `${key}-${format.replace(".", "-")}`;
}
