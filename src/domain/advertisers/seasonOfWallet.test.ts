import { expect, test } from "vitest";
import { walletOf } from "#tests/support/exampleWallet.ts";
import type { Season } from "./season.ts";
import { seasonOfWallet } from "./seasonOfWallet.ts";

const inMonth = (subVertical: string, month: number): Season => ({
  subVertical,
  months: Array.from({ length: 12 }, (_, at) => (at + 1 === month ? 1 : 0)),
  source: "Example",
});
const wallet = walletOf("tv-1", [2025, 2026], {
  tvOta: { hotels: [10, 30], cinemas: [10, 10], tourism: [5, 0], politicalCandidates: [0, 60] },
});
const seasons = [
  inMonth("hotels", 6),
  inMonth("cinemas", 12),
  inMonth("politicalCandidates", 10),
  inMonth("fastFood", 1),
];

test("a month's part counts each sub-vertical by what it spends that year", () => {
  const season = seasonOfWallet(wallet, seasons, { year: 2026, political: "without" });
  expect(season?.[5]).toBe(0.75);
  expect(season?.[11]).toBe(0.25);
  expect(seasonOfWallet(wallet, seasons, { year: 2025, political: "without" })?.[5]).toBe(0.5);
});

test("candidates have a season where political money counts", () => {
  expect(seasonOfWallet(wallet, seasons, { year: 2026, political: "with" })?.[9]).toBe(0.6);
});

test("the parts of a year add up to one", () => {
  const season = seasonOfWallet(wallet, seasons, { year: 2026, political: "with" }) ?? [];
  expect(season.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
});

test("without a season, without money or without the year nothing is known", () => {
  expect(seasonOfWallet(wallet, [], { year: 2026, political: "with" })).toBeNull();
  expect(seasonOfWallet(wallet, [inMonth("tourism", 7)], { year: 2026, political: "with" })).toBeNull();
  expect(seasonOfWallet(wallet, seasons, { year: 1999, political: "with" })).toBeNull();
});
