import { expect, test } from "vitest";
import { spendAgainstTotalsText } from "./spendAgainstTotalsText.ts";

const raised = (year: number, by: number) => ({
  medium: "mobile",
  year,
  part: "political" as const,
  stated: 34_000_000,
  raised: 34_000_000 + by,
});

test("totals that gave way are listed, the furthest first, ten of them and how many more", () => {
  const raisedTotals = Array.from({ length: 12 }, (_, step) => raised(2019 + step, 1000 * (step + 1)));
  const lines = spendAgainstTotalsText({ raisedTotals, belowTotals: [] }).trim().split("\n");
  expect(lines[0]).toBe("Modelled total that gave way to imported spend  stated, $   now, $");
  expect(lines[1]).toBe("Mobile, political, 2030                         34,000,000  34,012,000");
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe("… and 2 more, less far apart");
});

test("spend that a fixed total left out is listed with both amounts and the number of lines", () => {
  const below = { medium: "tvOta", year: 2020, part: "political" as const, total: 4_400, evidence: 375, lines: 210 };
  expect(spendAgainstTotalsText({ raisedTotals: [], belowTotals: [below] })).toContain("4,400     375       210");
});

test("nothing is said where spend and totals agree", () => {
  expect(spendAgainstTotalsText({ raisedTotals: [], belowTotals: [] })).toBe("");
});
