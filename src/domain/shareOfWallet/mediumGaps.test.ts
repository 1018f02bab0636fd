import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryWallets } from "#tests/support/arbitraryWallet.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { WHOLE_MARKET } from "../spending/scope.ts";
import { mediumGaps, mediumGapsTable } from "./mediumGaps.ts";

const HOTELS = { kind: "subVertical", id: "hotels" } as const;
const own = walletOf("tv-1", [2024, 2025], {
  tvOta: { hotels: [100, 100] },
  mobile: { hotels: [300, 400] },
  email: { hotels: [0, 0] },
});
const nation = walletOf("nation", [2024, 2025], {
  tvOta: { hotels: [3000, 3000] },
  mobile: { hotels: [6000, 6000] },
  email: { hotels: [1000, 1000] },
});

test("the medium farthest behind the nation comes first, those ahead of it last", () => {
  const { wallet, walletGrowth, rows } = mediumGaps(exampleView(own, nation), HOTELS);
  expect([wallet, walletGrowth]).toEqual([500, 0.25]);
  expect(rows.map(({ medium, gapDollars, share }) => [medium, gapDollars, share])).toEqual([
    ["tvOta", -50, 0.2],
    ["email", -50, 0],
    ["mobile", 100, 0.8],
  ]);
});

test("its table holds what the bars show", () => {
  const { columns, rows } = mediumGapsTable(mediumGaps(exampleView(own, nation), HOTELS));
  expect(columns.map(({ key }) => key)).toEqual([
    "medium",
    "dollars",
    "share_percent",
    "nation_share_percent",
    "index",
    "gap_points",
    "gap_dollars",
  ]);
  expect(rows[0]).toEqual(["tvOta", 100, 20, 30, 67, -10, -50]);
});

test("the nation held against itself has nothing to win anywhere", () => {
  for (const { gapDollars } of mediumGaps(exampleView(nation, nation), HOTELS).rows) expect(gapDollars).toBe(0);
});

test("a wallet of nothing has no gap, and neither has an unknown one", () => {
  const empty = walletOf("tv-1", [2025], { tvOta: { hotels: [0] }, mobile: { hotels: [0] } });
  const unknown = walletOf("tv-1", [2025], { tvOta: { hotels: [null] }, mobile: { hotels: [null] } });
  const there = walletOf("nation", [2025], { tvOta: { hotels: [5] }, mobile: { hotels: [5] } });
  for (const wallet of [empty, unknown]) {
    const { rows } = mediumGaps(exampleView(wallet, there), HOTELS);
    expect(rows.map(({ gapDollars }) => gapDollars)).toEqual([null, null]);
  }
});

test("what some media could win is what others are ahead by", () => {
  fc.assert(
    fc.property(arbitraryWallets("tv-1", "nation"), ([one, all]) => {
      if (!one || !all) return;
      const rows = mediumGaps(exampleView(one, all, { year: one.years.at(-1) ?? 0 }), WHOLE_MARKET).rows;
      if (rows.some(({ gapDollars }) => gapDollars === null)) return;
      const sum = rows.reduce((total, { gapDollars }) => total + (gapDollars ?? 0), 0);
      expect(Math.abs(sum)).toBeLessThanOrEqual(rows.length);
    }),
  );
});
