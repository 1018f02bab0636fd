import { expect, test } from "vitest";
import { exampleWallet, walletOf } from "#tests/support/exampleWallet.ts";
import { sumWallet } from "../wallet/sumWallet.ts";
import { VERTICALS } from "../taxonomy/verticals.ts";
import { rankedMarketsTable } from "./rankMarkets.ts";
import { VERTICAL_DEFINITIONS } from "./verticalDefinitions.ts";
import { rankByVertical, verticalTotals } from "./verticalTotals.ts";

const years = [2024, 2025];
const market = (id: string, population = 10) => ({ id, name: id.toUpperCase(), population });
const nation = walletOf("nation", years, {
  tvOta: { hotels: [30, 40], hospitals: [70, 60], politicalCandidates: [900, 0] },
});
const totals = verticalTotals(
  [
    {
      market: market("tv-1"),
      wallet: walletOf("tv-1", years, {
        tvOta: { hotels: [10, 30], hospitals: [10, 30], politicalCandidates: [100, 0] },
      }),
    },
    {
      market: market("tv-2", 0),
      wallet: walletOf("tv-2", years, { tvOta: { hotels: [20, 10], hospitals: [0, 0], politicalCandidates: [0, 0] } }),
    },
    {
      market: market("tv-3"),
      wallet: walletOf("tv-3", years, {
        tvOta: { hotels: [null, null], hospitals: [1, 1], politicalCandidates: [0, 0] },
      }),
    },
  ],
  nation,
);

test("markets stand in the order of what they spend on a vertical, those without data last", () => {
  const ranked = rankByVertical(totals, nation, { vertical: "leisure", year: 2025, political: "with" });
  expect(ranked.map(({ market: id, rank, previousRank, dollars }) => [id, rank, previousRank, dollars])).toEqual([
    ["tv-1", 1, 2, 30],
    ["tv-2", 2, 1, 10],
    ["tv-3", 3, 3, null],
  ]);
  expect(ranked[0]).toMatchObject({ growth: 2, perCapita: 3, share: 0.5, index: 125 });
  expect(ranked[1]?.perCapita).toBeNull();
});

test("political money counts in the whole and in its own vertical only where the view wants it", () => {
  const share = (political: "with" | "without", vertical = "leisure") =>
    rankByVertical(totals, nation, { vertical, year: 2024, political }).find(({ market: id }) => id === "tv-1")?.share;
  expect(share("with")).toBeCloseTo(10 / 120);
  expect(share("without")).toBeCloseTo(10 / 20);
  expect(share("with", "government")).toBeCloseTo(100 / 120);
  expect(share("without", "government")).toBeNull();
});

test("the first year has no ranks before, and a year or vertical that nobody knows has no figures", () => {
  const first = rankByVertical(totals, nation, { vertical: "leisure", year: 2024, political: "with" });
  expect(first.map(({ previousRank, growth }) => [previousRank, growth])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  const unknown = rankByVertical(totals, nation, { vertical: "dragons", year: 2025, political: "with" });
  expect(unknown.every(({ dollars }) => dollars === null)).toBe(true);
});

test("the verticals of all markets are there, and a market's add up to its wallet", () => {
  const wallet = exampleWallet("tv-501", 1e6);
  const full = verticalTotals([{ market: market("tv-501"), wallet }], wallet);
  expect(full.verticals).toEqual(VERTICALS.map(({ id }) => id));
  const all = [...full.core, ...full.political].reduce<number>((sum, dollars) => sum + (dollars ?? 0), 0);
  expect(all).toBe(sumWallet(wallet));
});

test("a ranking as rows keeps its order and writes shares in percent", () => {
  const { columns, rows } = rankedMarketsTable(
    rankByVertical(totals, nation, { vertical: "leisure", year: 2025, political: "with" }),
  );
  expect(columns.map(({ key }) => key).slice(0, 5)).toEqual(["rank", "previous_rank", "market", "name", "dollars"]);
  expect(rows[0]).toEqual([1, 2, "tv-1", "TV-1", 30, 50, 200, null, 3, 125]);
});

test("every vertical says who is meant by it, in every language", () => {
  const definitions = Object.values(VERTICAL_DEFINITIONS).flatMap((names) => Object.values(names));
  for (const definition of definitions) expect(definition).toMatch(/^\p{Lu}.+\.$/u);
});
