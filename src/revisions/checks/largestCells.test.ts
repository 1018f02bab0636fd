import { expect, test } from "vitest";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { largestCells } from "./largestCells.ts";

const axes = { revision: "1", years: [2025, 2026], media: ["tvOta", "mobile"], subVerticals: ["hotels", "banks"] };
const wallets = (...dollars: number[]): ReadonlyMap<string, Wallet> =>
  new Map([
    ["tv-501", { ...axes, market: "tv-501", dollars: Float64Array.from(dollars) }],
    ["nation", { ...axes, market: "nation", dollars: Float64Array.from(dollars) }],
  ]);

test("the largest changes of a year come first, and the nation is no market", () => {
  const before = wallets(1, 10, 1, 20, 1, 30, 1, 40);
  const after = wallets(9, 12, 9, 15, 9, 30, 9, Number.NaN);
  expect(largestCells(before, after, 2026, 2)).toEqual([
    { market: "tv-501", subVertical: "banks", medium: "mobile", before: 40, after: 0, change: -40 },
    { market: "tv-501", subVertical: "hotels", medium: "mobile", before: 20, after: 15, change: -5 },
  ]);
});

test("cells are paired by what they are, and what was not there was nothing", () => {
  const other = { ...axes, media: ["mobile"], market: "tv-501", dollars: Float64Array.from([1, 20, 1, 40]) };
  expect(largestCells(new Map([["tv-501", other]]), wallets(1, 10, 1, 20, 1, 30, 1, 40), 2026, 5)).toEqual([
    { market: "tv-501", subVertical: "banks", medium: "tvOta", before: 0, after: 30, change: 30 },
    { market: "tv-501", subVertical: "hotels", medium: "tvOta", before: 0, after: 10, change: 10 },
  ]);
});
