import { expect, test } from "vitest";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { compareRevisions } from "./compareRevisions.ts";

const shape = {
  revision: "1",
  years: [2025, 2026],
  media: ["tvOta", "mobile"],
  subVerticals: ["hospitals", "casinos"],
};
/** Hospitals on TV in both years, hospitals on mobile, casinos on TV, casinos on mobile. */
const wallet = (market: string, ...dollars: number[]): [string, Wallet] => [
  market,
  { ...shape, market, dollars: Float64Array.from(dollars) },
];

const before = new Map([
  wallet("tv-1", 10, 20, 30, 40, 50, 60, 70, 80),
  wallet("tv-2", 1, 1, 1, 1, 1, 1, 1, 1),
  wallet("nation", 11, 21, 31, 41, 51, 61, 71, 81),
]);

test("nothing differs between a revision and itself", () => {
  const { years, markets, media, verticals } = compareRevisions(before, before, 2026);
  expect([...years, ...markets, ...media, ...verticals].filter(({ change }) => change !== 0)).toEqual([]);
  expect(compareRevisions(before, before, 2026).figures).toEqual({ count: 0, markets: 0, years: [] });
});

test("figures that moved behind equal totals are counted, with their markets and years", () => {
  const after = new Map([...before, wallet("tv-1", 15, 20, 25, 40, 50, 60, 70, 80)]);
  const { years, figures } = compareRevisions(before, after, 2026);
  expect(years.every(({ change }) => change === 0)).toBe(true);
  expect(figures).toEqual({ count: 2, markets: 1, years: [2025] });
});

test("years, media, verticals and markets are each summed over all the others, largest change first", () => {
  const after = new Map([
    wallet("tv-1", 10, 20, 30, 40, 50, 60, 70, 180),
    wallet("tv-3", 1, 5, 1, 1, 1, 1, 1, 1),
    wallet("nation", 11, 25, 31, 41, 51, 61, 71, 181),
  ]);
  const difference = compareRevisions(before, after, 2026);
  expect(difference.years).toEqual([
    { id: "2025", before: 164, after: 164, change: 0, growth: 0 },
    { id: "2026", before: 204, after: 308, change: 104, growth: 308 / 204 - 1 },
  ]);
  expect(difference.markets).toEqual([
    { id: "tv-1", before: 200, after: 300, change: 100, growth: 0.5 },
    { id: "tv-3", before: null, after: 8, change: 8, growth: null },
    { id: "tv-2", before: 4, after: null, change: -4, growth: null },
  ]);
  expect(difference.media.map(({ id, change }) => [id, change])).toEqual([
    ["mobile", 100],
    ["tvOta", 4],
  ]);
  expect(difference.verticals.map(({ id, change }) => [id, change])).toEqual([
    ["leisure", 100],
    ["healthcare", 4],
  ]);
});

test("against an empty store everything is new", () => {
  const { years, markets } = compareRevisions(new Map(), before, 2026);
  expect(years.map(({ before: was, after }) => [was, after])).toEqual([
    [null, 164],
    [null, 204],
  ]);
  expect(markets.map(({ id, change }) => [id, change])).toEqual([
    ["tv-1", 200],
    ["tv-2", 4],
  ]);
});
