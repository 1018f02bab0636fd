import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EVEN_MONTHS } from "./evenMonths.ts";
import { goalPlan } from "./goalPlan.ts";

const input = { year: 2027, wallet: 1_200_000, shareToday: 0.1, target: 0.15, months: EVEN_MONTHS };

describe("a goal of share", () => {
  test("says the dollars of the year beside those that today's share would bring", () => {
    expect(goalPlan(input).year).toEqual({ needed: 180_000, atToday: 120_000 });
  });

  test("spreads them over quarters and months by season", () => {
    const months = EVEN_MONTHS.map((_, month) => (month === 11 ? 0.45 : 0.05));
    const plan = goalPlan({ ...input, months });
    expect(plan.quarters.map(({ needed }) => needed)).toEqual([27_000, 27_000, 27_000, 99_000]);
    expect(plan.months[11]).toEqual({ month: 12, needed: 81_000, atToday: 54_000, crowded: false });
  });

  test("needs no share of today", () => {
    const plan = goalPlan({ ...input, shareToday: null });
    expect(plan.year).toEqual({ needed: 180_000, atToday: null });
    expect(plan.quarters[0]).toEqual({ needed: 45_000, atToday: null });
  });

  test("warns of August to October in election years only, when political fills the breaks", () => {
    const crowded = (year: number) =>
      goalPlan({ ...input, year }).months.flatMap(({ month, crowded: is }) => (is ? [month] : []));
    expect(crowded(2026)).toEqual([8, 9, 10]);
    expect(crowded(2027)).toEqual([]);
  });
});

test("months add up to quarters and quarters to the year, to the dollar", () => {
  const weights = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.nat({ max: 40_000_000_000 }), part, part, weights, (wallet, target, shareToday, list) => {
      const { year, quarters, months } = goalPlan({ year: 2028, wallet, target, shareToday, months: list });
      const sum = (parts: readonly { needed: number }[]) => parts.reduce((whole, { needed }) => whole + needed, 0);
      expect(year.needed).toBe(Math.round(wallet * target));
      expect(sum(quarters)).toBe(year.needed);
      expect(sum(months)).toBe(year.needed);
      expect(year.atToday).toBe(Math.round(wallet * shareToday));
    }),
  );
});
