import fc from "fast-check";
import { expect, test } from "vitest";
import { howManyFit } from "./howManyFit.ts";

test.each([
  ["all, where there is room for all", [100, 100, 100], 300, 3],
  ["two and the button, where the third is a pixel too wide", [100, 100, 101], 300, 2],
  ["one, where the button takes the room of the second", [100, 100, 200], 240, 1],
  ["none but the button in a very narrow row", [100, 100], 60, 0],
  ["none of none", [], 300, 0],
])("%s", (_, widths, room, fitting) => {
  expect(howManyFit(widths, room, 50)).toBe(fitting);
});

test("what stands in the row never needs more room than there is", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300)), fc.nat(2000), fc.nat(80), (widths, room, more) => {
      const fitting = howManyFit(widths, room, more);
      const used = widths.slice(0, fitting).reduce((sum, width) => sum + width, 0);
      if (fitting > 0) expect(used + (fitting < widths.length ? more : 0)).toBeLessThanOrEqual(room);
    }),
  );
});
