import { UnreadableFile } from "../problem.ts";
import { peek } from "./peek.ts";
import type { Reader } from "./reader.ts";
import { readRows } from "./readRows.ts";
import { isWorkbook } from "./refuseForeign.ts";
import { readWorkbook } from "./xlsx/readWorkbook.ts";

/** A workbook's list of contents stands at its end, so the whole of it is held in memory. */
const LARGEST_WORKBOOK = 32 * 1024 * 1024;

/** A table as text or as a workbook, told apart by its content and never by its name. */
export const readTable: Reader = async function* (bytes, options, problems) {
  const { head, whole } = await peek(bytes, 4);
  if (isWorkbook(head)) yield* readWorkbook(await wholeOf(whole), { sheet: options.sheet });
  else yield* readRows(whole, options, problems);
};

async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > LARGEST_WORKBOOK)
      throw new UnreadableFile("unsafe-workbook", "The workbook is larger than 32 MB. Save the sheet as CSV.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
