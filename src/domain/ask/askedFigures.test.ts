import { describe, expect, test } from "vitest";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import type { Scope } from "../spending/scope.ts";
import { askedFigures, sharedWhole } from "./askedFigures.ts";

const YEARS = [2023, 2024, 2025, 2026, 2027];
const own = walletOf("tv-1", YEARS, {
  tvOta: { hospitals: [10, 20, 30, 40, 50], casinos: [1, 2, 3, 4, 5], politicalCandidates: [0, 100, 0, 80, 0] },
  radioOta: { hospitals: [5, 6, 7, 8, 9], casinos: [1, 1, 1, 1, 1], politicalCandidates: [0, 10, 0, 8, 0] },
});
const nation = walletOf("nation", YEARS, {
  tvOta: {
    hospitals: [100, 200, 300, 400, 500],
    casinos: [10, 20, 30, 40, 50],
    politicalCandidates: [0, 1000, 0, 800, 0],
  },
  radioOta: { hospitals: [50, 60, 70, 80, 90], casinos: [10, 10, 10, 10, 10], politicalCandidates: [0, 100, 0, 80, 0] },
});
const view = exampleView(own, nation, { own: { wallet: own, population: 10 } });
const beside = exampleView(nation, nation);

const HOSPITALS: Scope = { kind: "subVertical", id: "hospitals" };
const question = {
  years: [2026],
  scope: { kind: "market" } as Scope,
  medium: null,
  topic: null,
  political: "with",
} as const;
const one = (more: Partial<Parameters<typeof askedFigures>[1]>, of = view) =>
  askedFigures([of], { ...question, ...more })[0]?.figures[0];

describe("a question is answered by", () => {
  test("all the money of a market where it names nothing else", () => {
    expect(one({})).toMatchObject({ year: 2026, dollars: 141, share: null, perCapita: 14.1 });
    expect(sharedWhole(question)).toBeNull();
  });

  test("the money of a category, and which part of all advertising it is", () => {
    expect(one({ scope: HOSPITALS })).toMatchObject({ dollars: 48, share: 48 / 141 });
    expect(sharedWhole({ ...question, scope: HOSPITALS })).toBe("advertising");
  });

  test("what a medium gets of a category, and which part of all media it is", () => {
    const asked = { scope: HOSPITALS, medium: "radioOta" };
    expect(one(asked)).toMatchObject({ dollars: 8, share: 8 / 48, growth: 8 / 7 - 1 });
    expect(sharedWhole({ ...question, ...asked })).toBe("media");
  });

  test("core money beside its growth where politics bends it", () => {
    const figure = one({ medium: "tvOta" });
    expect(figure?.growth).toBeCloseTo(124 / 33 - 1, 12);
    expect(figure?.coreGrowth).toBeCloseTo(44 / 33 - 1, 12);
    expect(one({ medium: "tvOta" }, { ...view, political: "without" })).toMatchObject({ dollars: 44 });
  });

  test("political money whatever the screen counts, which has no growth on a year without elections", () => {
    const counted = one({ topic: "political" }, { ...view, political: "without" });
    expect(counted).toMatchObject({ dollars: 88, share: 88 / 141, growth: null, coreGrowth: null });
  });
});

test("a row for each market and a figure for each year stand side by side; years that nobody has are left out", () => {
  const rows = askedFigures([view, beside], { ...question, years: [2024, 2026, 2035], medium: "radioOta" });
  expect(rows.map(({ market, figures }) => [market, ...figures.map(({ year, dollars }) => [year, dollars])])).toEqual([
    ["tv-1", [2024, 17], [2026, 17]],
    ["nation", [2024, 170], [2026, 170]],
  ]);
});

test("over years of another phase of elections core money is compared, else all of it", () => {
  const [core] = askedFigures([view], { ...question, years: [2024, 2026] });
  expect(core?.averageOf).toBe("core");
  expect(core?.average).toBeCloseTo((53 / 29) ** (1 / 2) - 1, 12);
  const [all] = askedFigures([view], { ...question, years: [2023, 2027] });
  expect(all?.averageOf).toBe("all");
  expect(all?.average).toBeCloseTo((65 / 17) ** (1 / 4) - 1, 12);
});

test("what is not published of a market says that it is modeled, and a forecast that it is one", () => {
  expect(one({ years: [2027] })).toMatchObject({ kind: "forecast", basis: "modelled" });
  const { low, high, dollars } = one({ years: [2027] }) ?? {};
  expect(low).toBeLessThan(dollars ?? 0);
  expect(high).toBeGreaterThan(dollars ?? 0);
});
