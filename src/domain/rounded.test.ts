import { expect, test } from "vitest";
import { percent, rounded } from "./rounded.ts";

test.each([
  { figure: 12.345, decimals: 1, shown: 12.3 },
  { figure: 2.5, decimals: 0, shown: 3 },
  { figure: -2.5, decimals: 0, shown: -3 },
  { figure: -0.01, decimals: 1, shown: 0 },
  { figure: 1.005, decimals: 2, shown: 1.01 },
  { figure: 1e-7, decimals: 2, shown: 0 },
  { figure: null, decimals: 1, shown: null },
])("$figure with $decimals decimals is shown as $shown", ({ figure, decimals, shown }) => {
  expect(rounded(figure, decimals)).toBe(shown);
});

test("a part of one is shown in percent with one decimal", () => {
  expect([0.12345, -0.05, 0, null].map(percent)).toEqual([12.3, -5, 0, null]);
});
