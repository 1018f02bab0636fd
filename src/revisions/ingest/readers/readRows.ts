import { readCsv } from "./csv.ts";
import { inflate, isGzip } from "./inflate.ts";
import { peek } from "./peek.ts";
import type { ReadOptions, Reader } from "./reader.ts";
import { refuseForeign } from "./refuseForeign.ts";

const HEAD_BYTES = 8 * 1024;

/** Any accepted file to numbered rows: unpacked where compressed, its reader chosen by its content and never by its name. */
export const readRows: Reader = async function* (bytes, options: ReadOptions, problems) {
  const packed = await peek(bytes, 2);
  const plain = await peek(isGzip(packed.head) ? inflate(packed.whole) : packed.whole, HEAD_BYTES);
  refuseForeign(plain.head);
  yield* readCsv(plain.whole, options, problems);
};
