import { expect, test } from "vitest";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { categoryFacts, categoryParts, companyScore, RANK_WEIGHTS, turnOf } from "./companyRank.ts";

const wallet = walletOf("tv-1", [2025, 2026, 2027], {
  tvOta: { hotels: [10, 100, 121], cinemas: [10, 50, 50], politicalCandidates: [0, 60, 10] },
});
const summer = [0, 0, 0, 0, 0, 0.5, 0.5, 0, 0, 0, 0, 0];
const even = Array.from({ length: 12 }, () => 1 / 12);
const facts = (subVertical: string, months: readonly number[] | null = null, month = 0) =>
  categoryFacts(wallet, subVertical, { year: 2026, months, month });

test("a category counts by what it spends in the company's market this year and how that grows in the years ahead", () => {
  expect(facts("hotels")).toMatchObject({ market: "tv-1", dollars: 100, season: null });
  expect(facts("hotels").growth).toBeCloseTo(0.21);
  expect(facts("museums")).toMatchObject({ dollars: null, growth: null });
});

test("political money has no growth, since its years are not alike", () => {
  expect(facts("politicalCandidates")).toMatchObject({ dollars: 60, growth: null });
});

test("a season counts by the three months ahead, over the turn of the year too", () => {
  expect(facts("hotels", summer, 4).season).toBeCloseTo(4);
  expect(facts("hotels", summer, 6).season).toBe(0);
  expect(facts("hotels", even, 10).season).toBeCloseTo(1);
});

test("an even season is worth half, and what is not known nothing", () => {
  const parts = categoryParts([facts("hotels", even), facts("cinemas", summer, 4), facts("museums")]);
  expect(parts.map(({ season }) => Math.round(season))).toEqual([50, 100, 0]);
  expect(parts.map(({ wallet: money }) => money)).toEqual([100, 0, 0]);
});

test("the parts of a score add up to it, and who bought last year comes before who did not", () => {
  expect(Object.values(RANK_WEIGHTS).reduce((sum, weight) => sum + weight)).toBeCloseTo(1);
  const all = { wallet: 100, growth: 100, season: 100 };
  expect([companyScore(all, 1), companyScore(all, null), companyScore(all, 0)]).toEqual([100, 80, 80]);
});

test("a score says no more than whose turn it is: first, next or later", () => {
  expect([60, 59, 40, 39].map(turnOf)).toEqual(["first", "next", "next", "later"]);
});
