import { openArchive } from "./archive.ts";
import { mergedRanges } from "./mergedRanges.ts";
import { type NamedSheet, partOfSheet, readContents } from "./workbook.ts";

/** What there is to say of a workbook before one of its sheets is read. */
export interface WorkbookNotes {
  readonly sheets: readonly Pick<NamedSheet, "name" | "hidden">[];
  /** The sheet that the rest is about. */
  readonly sheet: string;
  /** Blocks of cells that were merged into one. */
  readonly mergedRanges: number;
  /** Cells that are worked out; their last result is read. */
  readonly formulas: number;
  /** It carries macros, which are never looked at. */
  readonly macros: boolean;
}

const FORMULA = /<(?:\w+:)?f[\s/>]/g;
const LONGEST_START = 20;

/** Looks through a workbook. To be called in a thread of its own. @throws UnreadableFile where it cannot be opened, or had better not be */
export async function inspectWorkbook(bytes: Buffer, name?: string): Promise<WorkbookNotes> {
  const archive = await openArchive(bytes);
  const contents = await readContents(archive);
  const part = partOfSheet(archive, contents, name);
  const ranges = await mergedRanges(archive.read(part));
  return {
    sheets: contents.sheets.map((sheet) => ({ name: sheet.name, hidden: sheet.hidden })),
    sheet: contents.sheets.find((one) => one.part === part)?.name ?? "",
    mergedRanges: ranges.length,
    formulas: await countFormulas(archive.read(part)),
    macros: archive.has("xl/vbaProject.bin"),
  };
}

async function countFormulas(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let count = 0;
  let rest = "";
  for await (const chunk of chunks) {
    const text = rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString("latin1");
    let end = 0;
    for (const match of text.matchAll(FORMULA)) {
      count++;
      end = match.index + match[0].length;
    }
    rest = text.slice(Math.max(end, text.length - LONGEST_START));
  }
  return count;
}
