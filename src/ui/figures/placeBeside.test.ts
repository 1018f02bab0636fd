import { expect, test } from "vitest";
import { placeBeside } from "./placeBeside.ts";

const window = { width: 400, height: 600 };
const panel = { width: 200, height: 150 };

test.each([
  ["below its figure where there is room", { left: 150, top: 100, width: 40, height: 20 }, { left: 70, top: 128 }],
  ["above it near the foot of the window", { left: 150, top: 560, width: 40, height: 20 }, { left: 70, top: 402 }],
  ["inside the window at its left edge", { left: 0, top: 100, width: 40, height: 20 }, { left: 8, top: 128 }],
  ["inside the window at its right edge", { left: 380, top: 100, width: 20, height: 20 }, { left: 192, top: 128 }],
])("an explanation opens %s", (_, anchor, place) => {
  expect(placeBeside(anchor, panel, window)).toEqual(place);
});

test("in a window too low for it the explanation still starts inside", () => {
  expect(placeBeside({ left: 0, top: 90, width: 10, height: 10 }, panel, { width: 400, height: 140 }).top).toBe(8);
});
