import { expect, test } from "vitest";
import { heatStep } from "./heat.ts";

test.each([
  [0.152, 3],
  [0.1, 3],
  [0.07, 2],
  [0.02, 1],
  [0.019, 0],
  [0, 0],
  [-0.01, 0],
  [-0.04, -1],
  [-0.3, -3],
  [null, 0],
])("a change of %s is shaded %d", (growth, step) => {
  expect(heatStep(growth)).toBe(step);
});
