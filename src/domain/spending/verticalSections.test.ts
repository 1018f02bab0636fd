import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleView, exampleWallet, walletOf } from "#tests/support/exampleWallet.ts";
import { VERTICALS } from "../taxonomy/verticals.ts";
import { mediaTrend } from "./mediaTrend.ts";
import { platformYears } from "./platformYears.ts";
import { narrowView, type Scope } from "./scope.ts";
import type { YearSeries } from "./sections.ts";
import { spendingSections } from "./spendingSections.ts";
import { subVerticalYears } from "./subVerticalYears.ts";
import { verticalBreakdown } from "./verticalBreakdown.ts";
import type { SpendingView } from "./view.ts";

const anyView: fc.Arbitrary<SpendingView> = arbitraryWallets("tv-1", "nation").chain(([own, nation]) => {
  if (!own || !nation) throw new Error("Two wallets were asked for.");
  return fc
    .record({
      year: fc.constantFrom(...own.years),
      political: fc.constantFrom("with" as const, "without" as const),
      scope: fc.constantFrom<Scope>(
        { kind: "market" },
        ...VERTICALS.map(({ id }): Scope => ({ kind: "vertical", id })),
        ...own.subVerticals.map((id): Scope => ({ kind: "subVertical", id })),
      ),
    })
    .map(({ scope, ...choice }) => narrowView({ ...exampleView(own, nation), ...choice }, scope));
});

const always = (check: (view: SpendingView) => void): void => fc.assert(fc.property(anyView, check));

/** Null where nothing is known. */
const sum = (amounts: readonly (number | null | undefined)[]): number | null => {
  const known = amounts.flatMap((amount) => amount ?? []);
  return known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0);
};

const column = (rows: readonly YearSeries[], y: number) => sum(rows.map(({ dollars }) => dollars[y]));

describe("whatever the wallets hold, of the market or of one vertical", () => {
  test("the sub-verticals add up to the media's total, and each has its plain part of it", () => {
    always((view) => {
      const { rows, total } = verticalBreakdown(view);
      expect(total).toBe(spendingSections.mediaAdSpending.compute(view).total);
      expect(sum(rows.map(({ dollars }) => dollars))).toBe(total);
      for (const { share, dollars } of rows) expect(share).toBe(total && dollars !== null ? dollars / total : null);
    });
  });

  test("the table of sub-verticals has one total in every year, and it is that of the media", () => {
    always((view) => {
      const table = subVerticalYears(view);
      const media = spendingSections.mediaAdSpendingTable.compute(view);
      for (const y of table.years.keys()) {
        expect(column(table.rows.slice(0, -1), y)).toBe(table.rows.at(-1)?.dollars[y] ?? null);
        expect(table.rows.at(-1)?.dollars[y] ?? null).toBe(media.rows.at(-1)?.dollars[y] ?? null);
      }
    });
  });

  test("the lines of the trend are all media, each once, and add up to their total", () => {
    always((view) => {
      const { rows, years } = mediaTrend(view);
      expect(rows.flatMap(({ media }) => media).toSorted()).toEqual(view.own.wallet.media.toSorted());
      expect(rows.length).toBeLessThanOrEqual(7);
      const media = spendingSections.mediaAdSpendingTable.compute(view);
      for (const y of years.keys()) expect(column(rows, y)).toBe(media.rows.at(-1)?.dollars[y] ?? null);
    });
  });

  test("the platforms of a year add up to digital spending", () => {
    always((view) => {
      const { rows, years } = platformYears(view);
      const digital = spendingSections.digitalAdSpendingTable.compute(view).rows.at(-1);
      for (const y of years.keys()) {
        expect(rows.at(-1)?.dollars[y] ?? null).toBe(digital?.dollars[y] ?? null);
        expect(column(rows.slice(0, -1), y)).toBe(digital?.dollars[y] ?? null);
      }
    });
  });
});

const spend = (hotels: number, tourism: number) => ({
  tvOta: { hotels: [hotels, hotels * 2], tourism: [tourism, tourism] },
  mobile: { hotels: [0, 0], tourism: [0, 10] },
});

test("a sub-vertical is measured against its share of the same vertical in the nation", () => {
  const view = exampleView(
    walletOf("tv-1", [2024, 2025], spend(30, 30)),
    walletOf("nation", [2024, 2025], spend(10, 80)),
  );
  const [first, second] = verticalBreakdown(view).rows;
  expect(first).toMatchObject({ subVertical: "hotels", dollars: 60, delta: 30, growth: 1, share: 0.6 });
  expect(first?.nationShare).toBeCloseTo(20 / 110);
  expect(first?.index).toBeCloseTo(330);
  expect(second).toMatchObject({ subVertical: "tourism", topMedium: "tvOta", topMediumShare: 0.75 });
});

test("a sub-vertical that spends nothing stands in the list with nothing, and one without data without a figure", () => {
  const nothing = walletOf("tv-1", [2024, 2025], { tvOta: { hotels: [5, 5], cinemas: [0, 0], tourism: [null, null] } });
  const rows = subVerticalYears(exampleView(nothing, nothing)).rows;
  expect(rows.map(({ id, dollars, growth, cagr }) => [id, dollars[1], growth[1], cagr])).toEqual([
    ["hotels", 5, 0, 0],
    ["cinemas", 0, null, null],
    ["tourism", null, null, null],
    ["total", 5, 0, 0],
  ]);
});

test("without political money the candidates are not listed, with it they are", () => {
  const wallet = exampleWallet("tv-501", 1e6);
  const government = (political: SpendingView["political"]) =>
    verticalBreakdown(
      narrowView(exampleView(wallet, wallet, { political }), { kind: "vertical", id: "government" }),
    ).rows.map(({ subVertical }) => subVertical);
  expect(government("with")).toContain("politicalCandidates");
  expect(government("without")).not.toContain("politicalCandidates");
});
