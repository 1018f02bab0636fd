import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitrarySpending } from "#tests/support/arbitrarySpending.ts";
import { exampleView, exampleWallet, walletOf } from "#tests/support/exampleWallet.ts";
import { narrowView, WHOLE_MARKET } from "../spending/scope.ts";
import { marketRanks } from "./marketRanks.ts";
import { mediaRanks } from "./mediaRanks.ts";
import { mediumTotals } from "./mediumTotals.ts";
import { rankList } from "./rankList.ts";
import { rankTable } from "./rankTable.ts";
import { verticalRanks } from "./verticalRanks.ts";

const years = [2020, 2021, 2022, 2023, 2024, 2025, 2026];
const kinds = years.map((year) => (year > 2025 ? "forecast" : "actual"));
const steady = (dollars: number) => years.map(() => dollars);
const series = (id: string, dollars: readonly (number | null)[]) => ({
  id,
  dollars,
  core: dollars,
  whole: 100,
  nationShare: 0.25,
  nationRank: 3,
});
const frame = { year: 2025, years, kinds, currentYear: 2025, political: "with" as const };

describe("a ranking", () => {
  const { rows } = rankList(
    [
      series("falls", [90, 80, 70, 60, 50, 20, 10]),
      series("rises", [5, 5, 5, 5, 30, 50, 60]),
      series(
        "unknown",
        years.map(() => null),
      ),
      series("new", [null, null, null, null, null, 30, 40]),
    ],
    frame,
  );

  test("stands best first, without data last", () => {
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
      ["rises", 1],
      ["new", 2],
      ["falls", 3],
      ["unknown", null],
    ]);
  });

  test("says how many ranks were won, with a plus for the better, and nothing where there was no rank before", () => {
    expect(rows.map(({ rankChange, longRankChange }) => [rankChange, longRankChange])).toEqual([
      [1, 1],
      [null, null],
      [-2, -2],
      [null, null],
    ]);
  });

  test("shares are parts of the whole, an index stands against the nation", () => {
    expect(rows.map(({ share }) => share)).toEqual([0.5, 0.3, 0.2, null]);
    expect(rows[0]?.index).toBe(200);
  });

  test("the first year has no change, since nothing is known before it", () => {
    const first = rankList([series("one", steady(1))], { ...frame, year: 2020 });
    expect(first.rows[0]).toMatchObject({ rank: 1, rankChange: null, longRankChange: null, growth: null });
  });

  test("as rows has a rank for every year at its end", () => {
    const table = rankTable({ ...frame, cagrFrom: 2025, cagrTo: 2026, cagrOf: "core", rows }, "medium");
    expect(table.columns.map(({ key }) => key).slice(0, 6)).toEqual([
      "rank",
      "medium",
      "dollars",
      "share_percent",
      "rank_change",
      "rank_change_5_years",
    ]);
    expect(table.rows[0]?.slice(-7)).toEqual([2, 2, 2, 2, 2, 1, 1]);
  });
});

test("media of equal money share a rank, also in the nation", () => {
  const spend = { tvOta: { hotels: [10] }, mobile: { hotels: [10] }, cable: { hotels: [4] } };
  const list = mediaRanks(exampleView(walletOf("tv-1", [2025], spend), walletOf("nation", [2025], spend)));
  expect(list.rows.map(({ id, rank, nationRank, index }) => [id, rank, nationRank, index])).toEqual([
    ["tvOta", 1, 1, 100],
    ["mobile", 1, 1, 100],
    ["cable", 3, 3, 100],
  ]);
});

test("markets are ranked by one medium, each with that medium's share of its own money", () => {
  const wallet = (id: string, tv: number, mobile: number) =>
    walletOf(id, [2024, 2025], { tvOta: { hotels: [tv, tv * 2] }, mobile: { hotels: [mobile, mobile] } });
  const asked = { medium: "tvOta", scope: WHOLE_MARKET, years: [2024, 2025] };
  const market = (id: string, rank: number | null) => ({ id, name: id, rank });
  const totals = mediumTotals(
    [
      { market: market("tv-1", 1), wallet: wallet("tv-1", 10, 60) },
      { market: market("tv-2", null), wallet: wallet("tv-2", 30, 20) },
    ],
    asked,
  );
  const nation = mediumTotals([{ market: market("nation", null), wallet: wallet("nation", 40, 80) }], asked);
  const list = marketRanks(totals, nation, {
    year: 2025,
    political: "with",
    currentYear: 2025,
    kinds: ["actual", "actual"],
  });
  expect(list.rows).toMatchObject([
    { id: "tv-2", rank: 1, nationRank: null, share: 0.75, growth: 1, index: 150 },
    { id: "tv-1", rank: 2, nationRank: 1, share: 0.25, growth: 1, index: 50 },
  ]);
});

test("a vertical's totals are those of its own wallets, with and without political money", () => {
  const wallet = exampleWallet("tv-501", 1e6);
  const view = exampleView(wallet, wallet);
  for (const id of ["automotive", "government"]) {
    for (const political of ["with", "without"] as const) {
      const scope = { kind: "vertical", id } as const;
      const inOne = mediumTotals([{ market: { id: "tv-501", name: "One", rank: 1 }, wallet }], {
        medium: "tvOta",
        scope,
        years: wallet.years,
      });
      const ranking = { year: 2025, political, currentYear: 2025, kinds: [] };
      const tv = mediaRanks(narrowView({ ...view, political }, scope)).rows.find(
        ({ id: medium }) => medium === "tvOta",
      );
      expect(marketRanks(inOne, inOne, ranking).rows[0]?.dollars).toBe(tv?.dollars);
    }
  }
});

test("in any market the verticals of all media add up to the media of all verticals", () => {
  fc.assert(
    fc.property(arbitrarySpending, ({ view }) => {
      for (const { id, dollars } of mediaRanks(view).rows) {
        const parts = verticalRanks(view, id).rows.flatMap((row) => row.dollars ?? []);
        const sum = parts.length === 0 ? null : parts.reduce((all, one) => all + one, 0);
        expect(sum).toBe(dollars);
      }
    }),
    { numRuns: 60 },
  );
});
