import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CopyBytes } from "./copyBytes.ts";

const written = (pieces: readonly Uint8Array[]) => Buffer.concat(pieces).toString("latin1");

test("numbers are written as JavaScript writes them, and what has no number as NULL", () => {
  const number = fc.oneof(
    fc.constant(null),
    fc.maxSafeNat(),
    fc.nat(1_000),
    fc.constantFrom(999_999_999, 1e9, 1e12, 10_000_000_001),
  );
  fc.assert(
    fc.property(fc.array(fc.array(number, { maxLength: 40 }), { maxLength: 5 }), (lists) => {
      const copy = new CopyBytes();
      for (const list of lists) {
        copy.text("tv-501");
        copy.list(
          Float64Array.from(list, (value) => value ?? -1),
          list.length,
        );
        copy.text("\n");
      }
      const expected = lists.map((list) => `tv-501\t{${list.map((value) => value ?? "NULL").join()}}\n`).join("");
      expect(written(copy.taken())).toBe(expected);
      expect(copy.taken()).toEqual([]);
    }),
  );
});

test("long lists find room, and what was taken is not written over", () => {
  const copy = new CopyBytes();
  copy.list(new Float64Array(20_000).fill(9_007_199_254_740_991), 20_000);
  const first = copy.taken();
  copy.list(Float64Array.of(7), 1);
  expect(written(first)).toHaveLength(1 + 1 + 20_000 * 17);
  expect(written(copy.taken())).toBe("\t{7}");
});
