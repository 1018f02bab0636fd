import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type NamedSlice, sliceNames } from "./sliceNames.ts";

/** Slices one after the other, each as wide as said, with a name as wide as said. */
function slicesOf(widths: readonly (readonly [width: number, nameWidth: number])[]): NamedSlice[] {
  let end = 0;
  return widths.map(([width, nameWidth], at) => {
    const start = end;
    end += width;
    return { id: String(at), start, end, nameWidth };
  });
}

test("a name stands at the start of its slice; one that is too wide reaches back where there is room", () => {
  const placed = sliceNames(
    slicesOf([
      [200, 60],
      [70, 80],
      [70, 80],
      [100, 60],
    ]),
  );
  expect([...placed]).toEqual([
    ["0", "start"],
    ["1", "end"],
    ["3", "start"],
  ]);
});

test("the first name does not reach back over the start of the bar", () => {
  const placed = sliceNames(
    slicesOf([
      [60, 80],
      [200, 60],
    ]),
  );
  expect([...placed]).toEqual([["1", "start"]]);
});

test("nobody could say whose name it is that is more than twice as wide as its slice", () => {
  const placed = sliceNames(
    slicesOf([
      [400, 60],
      [20, 80],
    ]),
  );
  expect([...placed.keys()]).toEqual(["0"]);
});

test("no two names touch, whatever the slices are", () => {
  const size = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 140 }));
  fc.assert(
    fc.property(fc.array(size, { maxLength: 10 }), (widths) => {
      const slices = slicesOf(widths);
      const placed = sliceNames(slices);
      const names = slices.flatMap(({ id, start, end, nameWidth }) => {
        const side = placed.get(id);
        if (!side) return [];
        return side === "start" ? [[start, start + nameWidth] as const] : [[end - nameWidth, end] as const];
      });
      for (const [at, [from]] of names.entries()) {
        const before = names[at - 1];
        if (before) expect(from).toBeGreaterThanOrEqual(before[1]);
      }
    }),
  );
});
