import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { apportion } from "../figures/apportion.ts";
import type { Season } from "../advertisers/season.ts";
import { quarterOfMonth } from "../period.ts";
import type { ReportedPart } from "../wallet/reportedSpend.ts";
import { quarterWallets } from "../wallet/quarterWallets.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { inQuarters, quarterPartsOf } from "./quarterParts.ts";
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
/** Hotels on television in 2026, 200 dollars of somebody's books. */
function told(more: Partial<ReportedPart>): Wallet {
  const books = walletOf("tv-1", [2026], { tvOta: { hotels: [200] } });
  return { ...books, reported: [{ subVerticals: ["hotels"], media: { tvOta: [2026] }, partly: false, ...more }] };
}

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

test("a quarter that is told is as told, those that are not share what is left by their seasons", () => {
  const own = told({ quarters: { tvOta: { "2026": [30, null, null, null] } } });
  const { quarters, basis } = quarterlySpending(exampleView(own, own, { year: 2026 }), [summer]);
  expect(quarters.map(({ media }) => media[0]?.dollars)).toEqual([30, 34, 136, 0]);
  expect(quarters.map((row) => row.basis)).toEqual(["reported", ...Array(3).fill("partlyReported")]);
  expect(basis).toBe("partlyReported");
});

test("a quarter of which a part is told comes to that at least", () => {
  const own = told({ leastQuarters: { tvOta: { "2026": [30, 50, null, null] } }, partly: true });
  const { quarters } = quarterlySpending(exampleView(own, own, { year: 2026 }), [summer]);
  // By the season the first would be nothing and the second 40.
  expect(quarters.map(({ media }) => media[0]?.dollars)).toEqual([30, 50, 120, 0]);
  expect(quarters.every((row) => row.basis === "partlyReported")).toBe(true);
});

test("told quarters of a vertical are those of its sub-verticals together, each of which keeps its year", () => {
  const both = walletOf("tv-1", [2026], { tvOta: { hotels: [103], cinemas: [54] } });
  const part = { subVerticals: ["hotels", "cinemas"], media: { tvOta: [2026] }, partly: false };
  const own = { ...both, reported: [{ ...part, quarters: { tvOta: { "2026": [11, 48, 97, 1] } } }] };
  const wallets = quarterWallets(own, [summer]);
  expect(wallets.map(({ dollars }) => (dollars[0] ?? 0) + (dollars[1] ?? 0))).toEqual([11, 48, 97, 1]);
  const [hotels, cinemas] = [0, 1].map((cell) => wallets.reduce((sum, { dollars }) => sum + (dollars[cell] ?? 0), 0));
  expect([hotels, cinemas]).toEqual([103, 54]);
  expect(wallets[0]?.reported).toEqual([part]);
});

test("what is told of a sub-vertical holds within what is told of its vertical", () => {
  const both = walletOf("tv-1", [2026], { tvOta: { hotels: [100], cinemas: [100] } });
  const of = (subVerticals: readonly string[], amounts: readonly number[]) => {
    return { subVerticals, media: { tvOta: [2026] }, partly: false, quarters: { tvOta: { "2026": amounts } } };
  };
  const reported = [of(["hotels", "cinemas"], [80, 60, 40, 20]), of(["hotels"], [70, 10, 10, 10])];
  const wallets = quarterWallets({ ...both, reported }, []);
  expect(wallets.map(({ dollars }) => [...dollars])).toEqual([
    [70, 10],
    [10, 50],
    [10, 30],
    [10, 10],
  ]);
});

test("where the year is another than its quarters tell, they are parts of it and no longer reported", () => {
  const own = told({ quarters: { tvOta: { "2026": [10, 20, 30, 40] } } });
  const { quarters } = quarterlySpending(exampleView(own, own, { year: 2026 }), []);
  expect(quarters.map(({ media }) => media[0]?.dollars)).toEqual([20, 40, 60, 80]);
  expect(quarters.map((row) => row.basis)).toEqual(Array(4).fill("partlyReported"));
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

test("a cell is divided by largest remainder, as every other sum is", () => {
  const part = fc.oneof(fc.constant(0.25), fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.nat(), fc.tuple(part, part, part, part), (dollars, parts) => {
      expect(inQuarters(dollars, parts)).toEqual(apportion(dollars, parts));
    }),
  );
});

test("a month belongs to its quarter", () => {
  expect([1, 3, 4, 9, 12].map(quarterOfMonth)).toEqual([1, 1, 2, 3, 4]);
});
