import type { RowBatch } from "../reader.ts";
import { openArchive } from "./archive.ts";
import { dateStyles } from "./dateStyles.ts";
import { sharedStrings } from "./sharedStrings.ts";
import { sheetRows } from "./sheetRows.ts";
import { firstSheet } from "./workbook.ts";

/**
 * The rows of a workbook's first visible sheet.
 *
 * @throws UnreadableFile where it cannot be read, or had better not be
 */
export async function* workbookRows(bytes: Buffer): AsyncGenerator<RowBatch> {
  const archive = await openArchive(bytes);
  const { part, from1904 } = await firstSheet(archive);
  const [strings, dates] = [await sharedStrings(archive), await dateStyles(archive)];
  yield* sheetRows(archive, part, { strings, dates, from1904 });
}
