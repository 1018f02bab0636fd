import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import type { Season } from "../advertisers/season.ts";
import { inQuarters, quarterOfMonth, quarterPartsOf } from "./quarterParts.ts";
import { quarterlySpending, quarterlySpendingTable, quartersInMeasure } from "./quarterlySpending.ts";
import { spendingSections } from "./spendingSections.ts";

const summer: Season = {
  subVertical: "hotels",
  months: [0, 0, 0, 0, 0, 0.2, 0.6, 0.2, 0, 0, 0, 0],
  source: "Example",
};
const wallet = walletOf("tv-1", [2025, 2026], {
  tvOta: { hotels: [100, 200], cinemas: [10, 11], politicalCandidates: [0, 1000] },
  radioOta: { hotels: [0, 50], cinemas: [null, null] },
});
const view = exampleView(wallet, wallet, { year: 2026, political: "without" });

test("a quarter is the year by the season of each sub-vertical, a quarter of the year where none is known", () => {
  const { quarters, total, seasonal } = quarterlySpending(view, [summer]);
  expect(quarters.map(({ dollars }) => dollars)).toEqual([3, 53, 203, 2]);
  expect(quarters.map(({ previous }) => previous)).toEqual([3, 23, 82, 2]);
  expect(quarters[2]?.media).toEqual([
    { medium: "tvOta", dollars: 163 },
    { medium: "radioOta", dollars: 40 },
  ]);
  expect(total).toBe(261);
  expect(seasonal).toBeCloseTo(250 / 261);
});

test("growth compares a quarter with the same one of the year before, and with political money stands beside that of core money", () => {
  const [, second] = quarterlySpending(view, [summer]).quarters;
  expect(second?.growth).toBeCloseTo(53 / 23 - 1);
  expect(second?.coreGrowth).toBeNull();
  const withPolitical = quarterlySpending({ ...view, political: "with" }, [summer]).quarters[1];
  expect(withPolitical?.dollars).toBe(53 + 170);
  expect(withPolitical?.coreGrowth).toBeCloseTo(53 / 23 - 1);
});

test("political money without a season keeps to the course of an election year in even years alone", () => {
  const parts = quarterPartsOf([]);
  expect(parts("politicalCandidates", 2026).map((part) => Math.round(part))).toEqual([10, 17, 33, 40]);
  expect(parts("politicalCandidates", 2025)).toEqual([0.25, 0.25, 0.25, 0.25]);
  expect(parts("hotels", 2026)).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test("the first year has no year before, and what is not known stays that", () => {
  const first = quarterlySpending({ ...view, year: 2025 }, [summer]);
  expect(first.previousTotal).toBeNull();
  expect(first.quarters.every(({ previous, growth }) => previous === null && growth === null)).toBe(true);
  expect(inQuarters(Number.NaN, [0.25, 0.25, 0.25, 0.25])).toEqual(Array(4).fill(Number.NaN));
  const empty = walletOf("tv-1", [2026], { tvOta: { hotels: [null] } });
  expect(quarterlySpending(exampleView(empty, empty, { year: 2026 }), [summer])).toMatchObject({
    total: null,
    seasonal: null,
  });
});

test("no growth is told where the year before is of another definition", () => {
  const begun = { ...wallet, breaks: { tvOta: [2026] } };
  const { newDefinition, quarters } = quarterlySpending(exampleView(begun, begun, { year: 2026 }), [summer]);
  expect(newDefinition).toBe(true);
  expect(quarters.every(({ growth, coreGrowth }) => growth === null && coreGrowth === null)).toBe(true);
});

test("in shares the quarters are parts of the year", () => {
  const { quarters } = quartersInMeasure(quarterlySpending(view, [summer]), "share", 10);
  expect(quarters[2]?.dollars).toBeCloseTo(203 / 261);
  expect(quarters.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0)).toBeCloseTo(1);
});

test("its table has a line for each quarter, modelled whatever the year is", () => {
  const { columns, rows } = quarterlySpendingTable(quarterlySpending(view, [summer]));
  expect(columns.map(({ key }) => key).slice(0, 9)).toEqual([
    "quarter",
    "year",
    "dollars",
    "previous_dollars",
    "growth_percent",
    "core_growth_percent",
    "share_percent",
    "kind",
    "basis",
  ]);
  expect(rows.map(([quarter, , , , , , , , basis]) => [quarter, basis])).toEqual(
    [1, 2, 3, 4].map((quarter) => [quarter, "modelled"]),
  );
});

test("whatever is spent, quarters add up to their year and media to their quarter, to the dollar", () => {
  fc.assert(
    fc.property(
      arbitraryWallets("tv-1", "nation"),
      fc.constantFrom("with" as const, "without" as const),
      fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 12 }),
      ([own, nation], political, weights) => {
        if (!own || !nation) throw new Error("Two wallets were asked for.");
        const year = own.years.at(-1) ?? 0;
        const sum = weights.reduce((all, weight) => all + weight, 0);
        fc.pre(sum > 0);
        const seasons = own.subVerticals
          .slice(1)
          .map((subVertical) => ({ ...summer, subVertical, months: weights.map((weight) => weight / sum) }));
        const any = exampleView(own, nation, { year, political });
        const { total, quarters } = quarterlySpending(any, seasons);
        expect(total).toBe(spendingSections.mediaAdSpending.compute(any).total);
        const known = (amounts: readonly (number | null)[]) =>
          amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
        expect(known(quarters.map(({ dollars }) => dollars))).toBe(total ?? 0);
        for (const { dollars, media } of quarters) expect(known(media.map((one) => one.dollars))).toBe(dollars ?? 0);
      },
    ),
  );
});

test("a month belongs to its quarter", () => {
  expect([1, 3, 4, 9, 12].map(quarterOfMonth)).toEqual([1, 1, 2, 3, 4]);
});
