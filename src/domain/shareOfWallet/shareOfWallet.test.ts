import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { sumWallet } from "../wallet/sumWallet.ts";
import { toCsv } from "../tables/csv.ts";
import { WHOLE_MARKET } from "../spending/scope.ts";
import { NATION_BENCHMARK } from "./benchmark.ts";
import { gapsTable } from "./gapsTable.ts";
import { shareOfWallet, type WalletQuestion } from "./shareOfWallet.ts";
import { walletTable } from "./walletTable.ts";

const own = walletOf("tv-1", [2024, 2025], {
  tvOta: { hotels: [100, 100], hospitals: [90, 60], newCarDealers: [0, 0], politicalCandidates: [500, 10] },
  mobile: { hotels: [300, 400], hospitals: [110, 140], newCarDealers: [0, 0], politicalCandidates: [100, 10] },
});
const nation = walletOf("nation", [2024, 2025], {
  tvOta: { hotels: [3000, 3000], hospitals: [1000, 1000], newCarDealers: [10, 10], politicalCandidates: [900, 100] },
  mobile: { hotels: [7000, 7000], hospitals: [3000, 3000], newCarDealers: [10, 10], politicalCandidates: [100, 100] },
});
const view = exampleView(own, nation, { political: "without" });
const ask = (change: Partial<WalletQuestion> = {}): WalletQuestion => ({
  medium: "tvOta",
  focus: WHOLE_MARKET,
  benchmark: NATION_BENCHMARK,
  benchmarks: null,
  ownSales: null,
  ...change,
});

describe("a medium's share of the wallet against the nation's", () => {
  test("says what the wallet holds, what the medium has of it, and what the benchmark would be worth", () => {
    const { total, rank, media, mode } = shareOfWallet(view, ask());
    expect(total).toMatchObject({ wallet: 700, medium: 160, own: 160 });
    expect(total.benchmarkShare).toBeCloseTo(4010 / 14_020, 12);
    expect(total.gapDollars).toBe(Math.round(160 - (4010 / 14_020) * 700));
    expect([rank, media, mode]).toEqual([2, 2, "medium"]);
  });

  test("lists sub-verticals by gap; one without money has no share, and comes last", () => {
    const { rows } = shareOfWallet(view, ask());
    expect(rows.map(({ subVertical, gapDollars, share }) => [subVertical, gapDollars, share])).toEqual([
      ["hotels", -50, 0.2],
      ["hospitals", 10, 0.3],
      ["newCarDealers", null, null],
    ]);
    expect(rows.map(({ stance }) => stance)).toEqual(["attack", "harvest", null]);
  });

  test("a share within what the figures may be off, or too near to matter, is level: no stance but that, and no score", () => {
    const near = walletOf("tv-1", [2024, 2025], { tvOta: { hotels: [100, 152] }, mobile: { hotels: [300, 348] } });
    const { rows } = shareOfWallet(exampleView(near, nation, { political: "without" }), ask());
    // Its part of the nation is a thirtieth, so what it holds may be off by 3 %: 30.4 % against 30.0 %.
    expect(rows).toMatchObject([{ subVertical: "hotels", gapDollars: 2, isLevel: true, stance: "level", score: null }]);
    const own = shareOfWallet(exampleView(near, nation), ask({ benchmark: { kind: "custom", share: 0.5 } }));
    expect(own.total).toMatchObject({ isLevel: false, gapDollars: -98 });
  });

  test("political money has neither a stance nor a score, and moves no other's", () => {
    const counted = shareOfWallet({ ...view, political: "with" }, ask()).rows;
    expect(counted.find(({ subVertical }) => subVertical === "politicalCandidates")).toMatchObject({
      stance: null,
      score: null,
    });
    const without = shareOfWallet(view, ask()).rows;
    const scores = (rows: typeof counted) =>
      Object.fromEntries(rows.map(({ subVertical, score }) => [subVertical, score]));
    expect(scores(counted)).toMatchObject(scores(without));
  });

  test("a focus is a part of the market, and a single sub-vertical stands among those of its vertical", () => {
    const healthcare = shareOfWallet(view, ask({ focus: { kind: "vertical", id: "healthcare" } }));
    expect(healthcare.total.wallet).toBe(200);
    const hotels = shareOfWallet(view, ask({ focus: { kind: "subVertical", id: "hotels" } }));
    expect([hotels.total.wallet, hotels.rows.map(({ subVertical }) => subVertical)]).toEqual([500, ["hotels"]]);
  });

  test("political money counts when asked for", () => {
    const { total, rows } = shareOfWallet({ ...view, political: "with" }, ask());
    expect([total.wallet, rows.length]).toEqual([720, 4]);
  });

  test("a medium or a focus that the wallet does not hold has no figures, which is not zero", () => {
    expect(shareOfWallet(view, ask({ medium: "holograms" }))).toMatchObject({
      total: { medium: null, gap: null },
      rank: null,
    });
    const nothing = shareOfWallet(view, ask({ focus: { kind: "vertical", id: "retail" } }));
    expect(nothing).toMatchObject({ total: { wallet: null, gapDollars: null }, rows: [] });
  });

  test("the nation is not held against itself", () => {
    const itself = shareOfWallet({ ...view, own: view.nation }, ask());
    expect(itself).toMatchObject({ benchmarkMissing: "itself", total: { benchmarkShare: null, gapDollars: null } });
    const custom = shareOfWallet({ ...view, own: view.nation }, ask({ benchmark: { kind: "custom", share: 0.5 } }));
    expect(custom).toMatchObject({ benchmarkMissing: null, total: { benchmarkShare: 0.5, gapDollars: -3000 } });
  });

  test("a year that the wallet does not have is refused", () => {
    expect(() => shareOfWallet({ ...view, year: 1999 }, ask())).toThrow("The year must be one of 2024, 2025");
  });

  test("reads as tables", () => {
    const share = shareOfWallet(view, ask());
    expect(toCsv(gapsTable(share)).split("\r\n").slice(0, 2)).toEqual([
      "sub_vertical,vertical,wallet_dollars,medium_dollars,medium_share_percent,benchmark_share_percent,index,gap_dollars,wallet_growth_percent,opportunity_score,stance",
      "hotels,leisure,500,100,20,30,67,-50,25,80,attack",
    ]);
    expect(walletTable(share).rows[0]).toEqual([1, "mobile", 540, 77.1, 71.4, 108]);
  });
});

describe("with own revenue", () => {
  const ownSales = new Map([["hotels", 30]]);

  test("the own slice is what was sold, and a benchmark expects that part of the medium which is one's own", () => {
    const share = shareOfWallet(view, ask({ ownSales }));
    expect([share.mode, share.partOfMedium, share.total.own]).toEqual(["ownRevenue", 30 / 160, 30]);
    expect(share.total.benchmarkShare).toBeCloseTo((4010 / 14_020) * (30 / 160), 12);
    expect(share.rows[0]).toMatchObject({ subVertical: "hospitals", own: 0, share: 0, index: 0 });
  });

  test("a share of one's own choice is meant as it is", () => {
    const { total } = shareOfWallet(view, ask({ ownSales, benchmark: { kind: "custom", share: 0.1 } }));
    expect([total.benchmarkShare, total.gapDollars]).toEqual([0.1, -40]);
  });
});

const cases = arbitraryWallets("tv-1", "nation").map(([one, all]) => ({ one, all }));

test("held against its own share, nothing has a gap", () => {
  fc.assert(
    fc.property(cases, ({ one }) => {
      if (!one) return;
      const even = exampleView(one, { ...one, market: "nation" }, { year: one.years.at(-1) ?? 0 });
      for (const medium of one.media) {
        const { total, rows } = shareOfWallet(even, ask({ medium }));
        for (const { gap, gapDollars } of [total, ...rows]) expect([gap ?? 0, gapDollars ?? 0]).toEqual([0, 0]);
      }
    }),
  );
});

test("the slices of the bar add up to the wallet, and so do the sub-verticals", () => {
  fc.assert(
    fc.property(cases, ({ one, all }) => {
      if (!one || !all) return;
      const year = one.years.at(-1) ?? 0;
      const { total, slices, rows } = shareOfWallet(exampleView(one, all, { year }), ask());
      const sum = (parts: readonly (number | null)[]) => parts.reduce<number>((all, part) => all + (part ?? 0), 0);
      expect(total.wallet).toBe(sumWallet(one, { years: [year] }));
      expect(sum(slices.map(({ dollars }) => dollars))).toBe(total.wallet ?? 0);
      expect(sum(rows.map(({ wallet }) => wallet))).toBe(total.wallet ?? 0);
      for (const { share, dollars } of slices)
        expect(share).toBe(total.wallet && dollars !== null ? dollars / total.wallet : null);
    }),
  );
});

test("every figure of an arbitrary wallet is finite or null, and scores lie between 0 and 100", () => {
  fc.assert(
    fc.property(cases, ({ one, all }) => {
      if (!one || !all) return;
      for (const year of one.years) {
        const { rows, total } = shareOfWallet(exampleView(one, all, { year }), ask());
        for (const {
          subVertical: _,
          vertical: __,
          stance: ___,
          scoreParts: ____,
          isLevel: _____,
          score,
          ...figures
        } of rows) {
          expect(Object.values(figures).every((figure) => figure === null || Number.isFinite(figure))).toBe(true);
          expect(score === null || (score >= 0 && score <= 100)).toBe(true);
        }
        const { isLevel: _, ...whole } = total;
        expect(Object.values(whole).every((figure) => figure === null || Number.isFinite(figure))).toBe(true);
      }
    }),
  );
});
