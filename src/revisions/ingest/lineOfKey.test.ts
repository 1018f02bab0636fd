import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LineOfKey } from "./lineOfKey.ts";

test("every key is remembered with its first line, however many there are", () => {
  const key = fc.oneof(fc.nat(5_000), fc.integer({ min: 0, max: 0xffff_fffe }));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 4_000, size: "max" }), (keys) => {
      const lines = new LineOfKey();
      const expected = new Map<number, number>();
      for (const [at, one] of keys.entries()) {
        expect(lines.seenBefore(one, at + 2)).toBe(expected.get(one) ?? 0);
        if (!expected.has(one)) expected.set(one, at + 2);
      }
    }),
    { numRuns: 50 },
  );
});
