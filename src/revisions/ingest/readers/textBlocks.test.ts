import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ProblemList } from "../problemList.ts";
import type { Encoding } from "./reader.ts";
import { textBlocks } from "./textBlocks.ts";

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, size = 7, encoding?: Encoding) {
  const problems = new ProblemList();
  let text = "";
  for await (const block of textBlocks(cut(bytes, size), encoding, problems)) {
    expect(block.firstLine).toBe(text.split("\n").length);
    text += block.text;
  }
  return { text, problems: problems.kept };
}

test("text comes out as it went in, wherever the stream is cut, and blocks know their first line", async () => {
  const line = fc.string({ unit: fc.constantFrom("a", "ñ", "€", "😀", ",", "\r"), maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 2, maxLength: 30 }),
      fc.integer({ min: 1, max: 40 }),
      async (lines, size) => {
        const text = lines.join("\n");
        expect(await read(Buffer.from(text), size)).toEqual({ text, problems: [] });
        expect(await read(Buffer.from(`\ufeff${text}`), size)).toEqual({ text, problems: [] });
        expect(await read(Buffer.from(`\ufeff${text}`, "utf16le"), size)).toEqual({ text, problems: [] });
      },
    ),
    { numRuns: 60 },
  );
});

test("Latin-1 as Windows writes it is read with its euro sign and quotation marks", async () => {
  const { text } = await read(Buffer.from([0x80, 0x93, 0xf1, 0x94]), 2, "latin1");
  expect(text).toBe("€“ñ”");
});

test("each line that is not UTF-8 is named with the byte at fault", async () => {
  const bytes = Buffer.concat([
    Buffer.from("a\nDoña €\n"),
    Buffer.from("Do\xf1a\n", "latin1"),
    Buffer.from("\xff", "latin1"),
  ]);
  const { problems } = await read(bytes);
  expect(problems.map(({ line, message }) => [line, /0x\w\w at position \d+/.exec(message)?.[0]])).toEqual([
    [3, "0xF1 at position 3"],
    [4, "0xFF at position 1"],
  ]);
});

test("a stream without line ends is not held in memory without end", async () => {
  await expect(read(Buffer.alloc(3_000_000, "x"), 65_536)).rejects.toThrow("A line is longer than one million");
});
