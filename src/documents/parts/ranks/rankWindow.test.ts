import { expect, test } from "vitest";
import type { RankList, RankRow } from "#domain/ranks/rankList.ts";
import { rankWindow } from "./rankWindow.ts";

const list = (many: number): RankList => ({
  year: 2026,
  years: [2026],
  kinds: ["estimate"],
  cagrFrom: 2026,
  cagrTo: 2026,
  cagrOf: "all",
  rows: Array.from(
    { length: many },
    (_, at): RankRow => ({
      id: `tv-${at + 1}`,
      dollars: 1,
      amounts: [1],
      core: [1],
      whole: null,
      nationShare: null,
      share: null,
      rank: at + 1,
      rankChange: null,
      longRankChange: null,
      nationRank: null,
      growth: null,
      coreGrowth: null,
      newDefinition: false,
      cagr: null,
      index: null,
      ranks: [at + 1],
    }),
  ),
});

test("few are drawn all, many as far as there is room", () => {
  expect(rankWindow(list(12), null)).toEqual([1, 12]);
  expect(rankWindow(list(210), "tv-3")).toEqual([1, 16]);
});

test("the own one is in sight wherever it stands, the last one too", () => {
  expect(rankWindow(list(210), "tv-100")).toEqual([92, 107]);
  expect(rankWindow(list(210), "tv-210")).toEqual([195, 210]);
});

test("nobody at all is no fault", () => {
  expect(rankWindow(list(0), null)).toEqual([1, 1]);
});
