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

test("where media suit categories and how money follows races are told figure by figure, each with its reason", () => {
  const fit = [
    { category: "casinos", medium: "ooh", elasticities: { density: 0.2 }, reason: "Boards by the Strip" },
    { category: "retail", medium: "ooh", elasticities: {}, reason: "" },
  ];
  const races = [{ group: "open", figures: { lean: 0.5 }, reason: "Told by a buyer" } as const];
  const after = { ...NO_ASSUMPTIONS, fit, races };
  const casinos = { field: "fit", medium: "ooh", subVertical: "casinos", before: null } as const;
  expect(assumptionChanges(NO_ASSUMPTIONS, after)).toEqual([
    ...["broadband", "older", "hispanic"].map((name) => ({ ...casinos, name, after: 0 })),
    { ...casinos, name: "density", after: 0.2 },
    { ...casinos, name: "reason", after: "Boards by the Strip" },
    ...["broadband", "older", "hispanic", "density"].map((name) => ({
      field: "fit",
      medium: "ooh",
      vertical: "retail",
      name,
      before: null,
      after: 0,
    })),
    { field: "races", name: "open.lean", before: null, after: 0.5 },
    { field: "races", name: "open.reason", before: null, after: "Told by a buyer" },
  ]);
  const milder = { ...after, races: [{ ...races[0]!, figures: { lean: 0.4 } }] };
  expect(assumptionChanges(after, milder)).toEqual([{ field: "races", name: "open.lean", before: 0.5, after: 0.4 }]);
});
