import { expect, test } from "vitest";
import { compareDots } from "./compareDots.ts";

test("all markets stand on one scale from zero to a round number", () => {
  const { ticks, rows } = compareDots([{ id: "mobile", values: [0.1, 0.18] }], 4);
  expect(ticks.map(({ value }) => value)).toEqual([0, 0.05, 0.1, 0.15000000000000002, 0.2]);
  expect(rows[0]!.dots[0]).toBeCloseTo(0.5);
  expect(rows[0]!.span![1]).toBeCloseTo(0.9);
});

test("a market without a figure has no dot, and one dot alone has no span", () => {
  const { rows } = compareDots([{ id: "email", values: [null, 0.02] }], 4);
  expect(rows[0]!.dots[0]).toBeNull();
  expect(rows[0]!.span).toBeNull();
});
