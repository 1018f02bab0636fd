import { closeSync, openSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
import { cellsOf, type TableHead } from "./tableHead.ts";
import type { ReaderTable } from "./readerTable.ts";

/** Bytes before the head, which say how long it is. */
const PREFIX = 8;

/**
 * Writes what an edition's table is made from into a file: the head as JSON, then the dollars of each market. It is how a whole edition reaches the process
 * that makes files of it: as a message it would hold up everybody whose requests the asking process answers.
 */
export async function writeTable(path: string, { head, markets, wallet }: ReaderTable): Promise<void> {
  const known = head();
  const cells = cellsOf(known);
  const text = Buffer.from(JSON.stringify(known));
  const prefix = Buffer.alloc(PREFIX);
  prefix.writeUInt32LE(text.length);
  const file = await open(path, "w", 0o600);
  try {
    await file.write(Buffer.concat([prefix, text]));
    for (const { id } of markets) {
      const { dollars } = wallet(id);
      if (dollars.length !== cells) throw new RangeError(`The wallet of ${id} has other axes than its revision.`);
      await file.write(new Uint8Array(dollars.buffer, dollars.byteOffset, dollars.byteLength));
    }
  } finally {
    await file.close();
  }
}

/** An edition's table in the process that makes files of it. */
export interface OpenTable {
  readonly head: TableHead;
  /** Dollars of the market at that place, as in a wallet. */
  readonly dollars: (market: number) => Float64Array;
  readonly close: () => void;
}

/** Opens what `writeTable` wrote. No more is read than what is asked for. */
export function openTable(path: string): OpenTable {
  const file = openSync(path, "r");
  const prefix = Buffer.alloc(PREFIX);
  readSync(file, prefix, 0, PREFIX, 0);
  const text = Buffer.alloc(prefix.readUInt32LE());
  readSync(file, text, 0, text.length, PREFIX);
  // What was written here is read here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const head = JSON.parse(text.toString()) as TableHead;
  const cells = cellsOf(head);
  return {
    head,
    dollars: (market) => {
      const dollars = new Float64Array(cells);
      const bytes = new Uint8Array(dollars.buffer);
      readSync(file, bytes, 0, bytes.length, PREFIX + text.length + market * bytes.length);
      return dollars;
    },
    close: () => closeSync(file),
  };
}
