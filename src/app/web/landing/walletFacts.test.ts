import { describe, expect, test } from "vitest";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { sumWallet } from "#domain/wallet/sumWallet.ts";
import { exampleWallet, walletOf } from "#tests/support/exampleWallet.ts";
import { digitalShare, fastestVertical, largestMedium, marketOfPage, verticalFacts, yearFact } from "./walletFacts.ts";

const wallet = walletOf("tv-1", [2025, 2026], {
  tvOta: { fastFood: [100, 150], politicalCandidates: [10, 90], tvStations: [40, 40] },
  mobile: { fastFood: [100, 110], politicalCandidates: [0, 0], tvStations: [60, 10] },
});

test("a year's money comes with its change on the year before", () => {
  expect(yearFact(wallet, 2026)).toMatchObject({ dollars: 400, growth: 400 / 310 - 1 });
  expect(yearFact(wallet, 2026, { media: ["tvOta"] })).toMatchObject({ dollars: 280, growth: 280 / 150 - 1 });
  // Political money is more than a twentieth, so that core growth stands beside it.
  expect(yearFact(wallet, 2026).coreGrowth).toBeCloseTo(0.0333, 4);
  expect(yearFact(wallet, 2025).growth).toBeNull();
});

test("the twelve verticals add up to the market, and each has its part of it", () => {
  const full = exampleWallet("tv-501", 1e7);
  const facts = verticalFacts(full, 2025);
  expect(facts.map(({ vertical }) => vertical.number)).toEqual(VERTICALS.map(({ number }) => number));
  expect(facts.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0)).toBe(sumWallet(full, { years: [2025] }));
  expect(facts.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 12);
  expect(facts[0]?.years).toHaveLength(full.years.length);
});

test("a vertical that the person may not read has no figure, not nought", () => {
  const [automotive] = verticalFacts(wallet, 2026);
  expect(automotive).toMatchObject({ dollars: null, growth: null, share: null });
});

test("elections do not make a vertical the fastest", () => {
  expect(fastestVertical(wallet, 2026)?.vertical.id).toBe("restaurants");
  expect(fastestVertical(wallet, 2025)).toBeNull();
});

test("the largest medium and the digital part are of the year asked for", () => {
  expect(largestMedium(wallet, 2026)).toEqual({ medium: "tvOta", share: 0.7 });
  expect(largestMedium(wallet, 2025)).toEqual({ medium: "mobile", share: 160 / 310 });
  expect(digitalShare(wallet, 2026)).toBe(0.3);
  expect(MEDIA.find(({ id }) => id === "mobile")?.group).toBe("digital");
});

describe("the market of a page of tiles", () => {
  const markets = [
    { id: "tv-1", kind: "tv" },
    { id: "radio-1", kind: "radio" },
    { id: "tv-2", kind: "tv" },
    { id: "nation", kind: "nation" },
  ] as const;

  test.each([
    [null, null, "tv-1"],
    ["tv-2", null, "tv-2"],
    ["tv-2", "radio", "radio-1"],
    ["radio-1", "tv", "tv-1"],
    ["tv-9", null, "tv-1"],
    [null, "custom", "nation"],
  ] as const)("looked at last %s, wanted kind %s: %s", (last, kind, id) => {
    expect(marketOfPage(markets, last, kind)?.id).toBe(id);
  });
});
