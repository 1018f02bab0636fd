import { expect, test } from "vitest";
import { assumptionChanges } from "./assumptionChanges.ts";
import { type Assumptions, NO_ASSUMPTIONS, NO_OUTLOOK } from "./assumptions.ts";

const recession: Assumptions = {
  ...NO_ASSUMPTIONS,
  growth: [{ medium: "ooh", year: 2027, part: "core", growth: 0.02 }],
  outlook: { ...NO_OUTLOOK, retailSales: [{ year: 2026, growth: -0.02 }] },
  constraints: [{ markets: ["tv-501"], media: ["ooh"], rule: "equals", dollars: 5, reason: "Told" }],
};

test("what is stated anew has nothing before, what is taken back nothing after", () => {
  expect(assumptionChanges(NO_ASSUMPTIONS, recession)).toEqual([
    { field: "growth", medium: "ooh", year: 2027, part: "core", before: null, after: 0.02 },
    { field: "constraints", name: "markets tv-501 · media ooh · equals", before: null, after: 5 },
    { field: "outlook", name: "retailSales", year: 2026, before: null, after: -0.02 },
  ]);
  expect(assumptionChanges(recession, NO_ASSUMPTIONS).map(({ after }) => after)).toEqual([null, null, null]);
});

test("only what differs is told, and the same order of statements in another order is no difference", () => {
  const outlook = { ...recession.outlook, political: 1.2 };
  expect(assumptionChanges(recession, { ...recession, outlook })).toEqual([
    { field: "outlook", name: "political", before: null, after: 1.2 },
  ]);
  const growth = [{ medium: "tvOta", year: 2027, part: "core", growth: 0.01 } as const, ...recession.growth];
  expect(assumptionChanges({ ...recession, growth }, { ...recession, growth: growth.toReversed() })).toEqual([]);
});
