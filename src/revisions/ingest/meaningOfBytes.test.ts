import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hashOfBytes, MeaningOfBytes, UNKNOWN } from "./meaningOfBytes.ts";

test("cells mean what was said of their bytes the first time, and nothing else is known", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "b", "ñ", " "), maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, fc.integer({ min: -1, max: 9 })), { maxLength: 3_000 }),
      cell,
      (said, asked) => {
        const [meanings, map] = [new MeaningOfBytes(), new Map<string, number>()];
        const bytesOf = (text: string) => Buffer.from(`,${text},`);
        for (const [text, meaning] of said) {
          const bytes = bytesOf(text);
          meanings.set(bytes, 1, bytes.length - 1, hashOfBytes(bytes, 1, bytes.length - 1), meaning);
          if (!map.has(text)) map.set(text, meaning);
        }
        for (const text of [...map.keys(), asked]) {
          const bytes = bytesOf(text);
          expect(meanings.find(bytes, 1, bytes.length - 1, hashOfBytes(bytes, 1, bytes.length - 1))).toBe(
            map.get(text) ?? UNKNOWN,
          );
        }
      },
    ),
    { numRuns: 40 },
  );
});

test("cells with the same fingerprint are told apart by their bytes", () => {
  const meanings = new MeaningOfBytes();
  for (let at = 0; at < 2_000; at++) {
    const bytes = Buffer.from(String(at));
    meanings.set(bytes, 0, bytes.length, 7, at);
  }
  const bytes = Buffer.from("1234");
  expect(meanings.find(bytes, 0, bytes.length, 7)).toBe(1_234);
});
