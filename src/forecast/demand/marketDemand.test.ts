import { expect, test } from "vitest";
import { marketDemand } from "./marketDemand.ts";

test("a cell is its category's money by the market's weight times the category's strength there, and markets share out all of it", () => {
  const weights = Float64Array.from([3, 1]);
  // The second market is strong in the second category, which is most of the medium's money.
  const seeds = Float64Array.from([1, 1, 1, 4]);
  const margins = Float64Array.from([100, 300]);
  const demand = marketDemand(weights, seeds, margins);
  const given = weights.map((weight, row) => (weight * demand[row]!) / 4);
  const wanted = [100 * (3 / 4) + 300 * (3 / 7), 100 * (1 / 4) + 300 * (4 / 7)];
  expect(given.map((part) => 400 * part)[0]).toBeCloseTo(wanted[0]!, 9);
  expect(given.map((part) => 400 * part)[1]).toBeCloseTo(wanted[1]!, 9);
});

test("markets that are alike want alike", () => {
  expect([...marketDemand(Float64Array.from([5, 2]), new Float64Array(4).fill(1), Float64Array.from([7, 1]))]).toEqual([
    1, 1,
  ]);
});
