import { expect, test } from "vitest";
import { hatch, mixedKinds } from "./kinds.ts";

/** How many lines lie over a bar of that kind. */
const linesOver = (kind: Parameters<typeof hatch>[0]) =>
  hatch(kind, 0, 0, 60, 40).reduce((sum, { attributes }) => sum + String(attributes["d"]).split("M").length - 1, 0);

test("what is settled is solid, an estimate is hatched, a forecast more closely", () => {
  expect(linesOver("actual")).toBe(0);
  expect(linesOver(undefined)).toBe(0);
  expect(linesOver("estimate")).toBeGreaterThan(3);
  expect(linesOver("forecast")).toBeGreaterThan(linesOver("estimate") * 1.5);
});

test("a bar of nothing has no lines", () => {
  expect(hatch("forecast", 0, 0, 0, 40)).toEqual([]);
});

test("a key of kinds is there where kinds are mixed, the most settled first", () => {
  expect(mixedKinds(["forecast", "estimate", "estimate", "actual"])).toEqual(["actual", "estimate", "forecast"]);
  expect(mixedKinds(["estimate", "estimate"])).toEqual([]);
});
