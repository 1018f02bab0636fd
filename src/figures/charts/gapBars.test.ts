import * as fc from "fast-check";
import { expect, test } from "vitest";
import { gapBars } from "./gapBars.ts";

test("gains go right of zero and losses left, on one scale", () => {
  const { zero, bars } = gapBars([
    { id: "a", value: 30 },
    { id: "b", value: null },
    { id: "c", value: -10 },
  ]);
  expect(zero).toBe(0.25);
  expect(bars).toEqual([
    { id: "a", start: 0.25, length: 0.75 },
    { id: "b", start: 0.25, length: 0 },
    { id: "c", start: 0, length: 0.25 },
  ]);
});

test("no bar leaves the frame, and its length is in proportion to its value", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (values) => {
      const { bars } = gapBars(values.map((value, at) => ({ id: String(at), value })));
      const largest = Math.max(0, ...values.map(Math.abs));
      const longest = Math.max(0, ...bars.map(({ length }) => length));
      for (const [at, { start, length }] of bars.entries()) {
        expect(start).toBeGreaterThanOrEqual(-1e-9);
        expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
        expect(length * largest).toBeCloseTo(longest * Math.abs(values[at] ?? 0), 3);
      }
    }),
  );
});
