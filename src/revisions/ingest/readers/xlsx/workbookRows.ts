import type { RowBatch } from "../reader.ts";
import { openArchive } from "./archive.ts";
import { dateStyles } from "./dateStyles.ts";
import { fillsOf, mergedRanges } from "./mergedRanges.ts";
import { sharedStrings } from "./sharedStrings.ts";
import { sheetRows } from "./sheetRows.ts";
import { partOfSheet, readContents } from "./workbook.ts";

/**
 * The rows of one of a workbook's sheets: the named one, else the first that is not hidden.
 *
 * @throws UnreadableFile where it cannot be read, or had better not be
 */
export async function* workbookRows(bytes: Buffer, sheet?: string): AsyncGenerator<RowBatch> {
  const archive = await openArchive(bytes);
  const contents = await readContents(archive);
  const part = partOfSheet(archive, contents, sheet);
  const [strings, dates] = [await sharedStrings(archive), await dateStyles(archive)];
  const fills = fillsOf(await mergedRanges(archive.read(part)));
  yield* sheetRows(archive, part, { strings, dates, from1904: contents.from1904, fills });
}
