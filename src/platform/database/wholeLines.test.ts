import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeLines } from "./wholeLines.ts";

test("however a stream is cut, its pieces end at line ends and join to the same bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string()), fc.integer({ min: 1, max: 20 }), async (texts, size) => {
      const cut = texts.map((text, at) => (at % 2 ? `${text}\n` : text)).map((text) => Buffer.from(text));
      const pieces: Buffer[] = [];
      for await (const piece of wholeLines(stream(cut), size)) pieces.push(Buffer.from(piece));
      expect(Buffer.concat(pieces)).toEqual(Buffer.concat(cut));
      for (const piece of pieces.slice(0, -1)) expect(piece.at(-1)).toBe(0x0a);
    }),
  );
});

async function* stream(chunks: Uint8Array[]) {
  yield* chunks;
}
