import { expect, test } from "vitest";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { quarterlySpending } from "../spending/quarterlySpending.ts";
import { WHOLE_MARKET } from "../spending/scope.ts";
import { goalPlan } from "./goalPlan.ts";
import { planMonths } from "./planMonths.ts";

const summer = { subVertical: "hotels", months: [0, 0, 0, 0, 0, 0.2, 0.6, 0.2, 0, 0, 0, 0], source: "Example" };
const wallet = walletOf("tv-1", [2026], {
  tvOta: { hotels: [800_000], cinemas: [400_000], politicalCandidates: [1_000_000] },
});
const reported = [
  {
    subVerticals: ["cinemas"],
    media: { tvOta: [2026] },
    partly: false,
    quarters: { tvOta: { "2026": [100_000, 0, 0, 300_000] } },
  },
];
const told = { ...wallet, reported };

test.each([
  ["by their seasons", wallet],
  ["as imported spend reports them", told],
])("the quarters of a goal are its share of the quarters of the wallet, %s", (_, own) => {
  const view = exampleView(own, own, { year: 2026 });
  const { quarters } = quarterlySpending(view, [summer]);
  const { months, seasonal } = planMonths(view, WHOLE_MARKET, [summer]);
  const plan = goalPlan({ year: 2026, wallet: 2_200_000, shareToday: null, target: 0.5, months });
  expect(seasonal).toBe(true);
  for (const [at, { needed }] of plan.quarters.entries()) {
    expect(Math.abs(needed - (quarters[at]?.dollars ?? 0) / 2)).toBeLessThanOrEqual(3);
  }
});

test("within a quarter months keep to their season, and are even where it has none", () => {
  const view = exampleView(told, told, { year: 2026, political: "without" });
  const { months } = planMonths(view, WHOLE_MARKET, [summer]);
  expect(months.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  expect(months.slice(6, 9).map((part) => part / (months[6] ?? 0))).toEqual([1, expect.closeTo(1 / 3), 0]);
  expect(months[9]).toBeCloseTo(months[11] ?? 0);
});

test("where no season is known and nothing is spent, months are even", () => {
  const empty = walletOf("tv-1", [2026], { tvOta: { hotels: [0] } });
  const { months, seasonal } = planMonths(exampleView(empty, empty, { year: 2026 }), WHOLE_MARKET, []);
  expect(seasonal).toBe(false);
  expect(new Set(months).size).toBe(1);
});
