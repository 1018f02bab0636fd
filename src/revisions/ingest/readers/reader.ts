import type { ProblemList } from "../problemList.ts";

export const ENCODINGS = ["utf-8", "latin1", "utf-16le", "utf-16be"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface ReadOptions {
  /** Without one, UTF-8 is expected and a byte order mark decides for UTF-16. */
  readonly encoding?: Encoding | undefined;
  /** The file separates cells by semicolons and writes 1.234.567,89: only a person can say so. */
  readonly decimalComma?: boolean | undefined;
  /** The sheet of a workbook by its name, hidden ones included; the first visible one without it. */
  readonly sheet?: string | undefined;
}

/** Some rows with the lines they start on. The header is a row like any other, and blank lines are rows of one empty cell. */
export interface RowBatch {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
  /** The same lines as bytes, where every line is a row of bare cells: whoever takes these spares reading the rows. */
  readonly plain?: PlainLines;
}

/** Whole lines of valid UTF-8 without a quotation mark. */
export interface PlainLines {
  readonly bytes: Uint8Array;
  /** Its code; one byte. */
  readonly separator: number;
  readonly firstLine: number;
}

/**
 * Bytes to numbered rows, in bounded memory. One reader a file format.
 *
 * @throws UnreadableFile where nothing more can be read; lines that can be passed over are added to the problems
 */
export type Reader = (
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  problems: ProblemList,
) => AsyncIterable<RowBatch>;
