import { expect, test } from "vitest";
import { assumptionChanges } from "#domain/forecast/assumptionChanges.ts";
import { type Assumptions, NO_ASSUMPTIONS, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import { formatsFor } from "#language/format.ts";
import { textIn } from "#language/words/textIn.ts";
import { wordsIn } from "#language/words/words.ts";
import { changeLines } from "./changeLine.ts";

const told = async (after: Partial<Assumptions>, before: Partial<Assumptions> = {}) => {
  const words = wordsIn(await textIn("en-US"), formatsFor("en-US"), new Map([["tv-501", "New York"]]));
  const changes = assumptionChanges({ ...NO_ASSUMPTIONS, ...before }, { ...NO_ASSUMPTIONS, ...after });
  return changeLines(changes, words).map(({ what, from, to }) => `${what}: ${from} → ${to}`);
};

test("a total, growth and an outlook are told with their places and figures", async () => {
  const total = { medium: "tvOta", year: 2027, part: "core" as const, dollars: 13_000_000_000 };
  const stated = { ...total, low: null, high: null, basis: "derived" as const, source: "A study", reason: "" };
  expect(await told({ totals: [stated] })).toEqual([
    "TV OTA 2027, Core: not set → $13,000,000,000",
    "TV OTA 2027, Core · basis: not set → Derived",
    "TV OTA 2027, Core · source: not set → A study",
  ]);
  const outlook = {
    ...NO_OUTLOOK,
    political: 1.2,
    shocks: [{ vertical: "automotive", year: 2027, change: -0.2 }],
  };
  expect(await told({ outlook }, { outlook: { ...NO_OUTLOOK, political: 1.1 } })).toEqual([
    "Political strength: 110.0% → 120.0%",
    "Shock to a vertical · Automotive · 2027: not set → −20.0%",
  ]);
});

test("what is fixed is told by the names of its cells, and what is locked by its share", async () => {
  const cells = {
    markets: ["tv-501"],
    media: ["tvOta", "cable", "mobile", "email"],
    years: [2026],
    part: "core" as const,
  };
  expect(await told({ constraints: [{ ...cells, rule: "equals", dollars: 5_000_000, reason: "" }] })).toEqual([
    "New York · TV OTA, Cable, Mobile, 1 more · 2026 · Core · fixed: not set → $5,000,000",
  ]);
  expect(await told({}, { heldShares: [{ vertical: "automotive", medium: "tvOta" }] })).toEqual([
    "Share of Automotive in TV OTA: locked → not set",
  ]);
});

test("many weights of a vertical are one line", async () => {
  const mix = ["carMakers", "newCarDealers", "usedCarDealers", "autoRepair"].map((subVertical) => ({
    subVertical,
    medium: "tvOta",
    weight: 2,
  }));
  expect(await told({ mix: mix.slice(0, 1) })).toEqual(["Weight of Tier 1 manufacturers in TV OTA: not set → 2"]);
  expect(await told({ mix })).toEqual(["Mix of Automotive:  → 4 weights"]);
});

test("where media suit categories and how money follows races are told in words, exponents as numbers, the rest in percent", async () => {
  const fit = [{ category: "healthcare", medium: "tvOta", elasticities: { older: 0.5 }, reason: "Survey" }];
  const races = [
    { group: "open", figures: { lean: 0.5 }, reason: "" },
    { group: "voters", figures: { senate: 0.35 }, reason: "" },
  ] as const;
  const lines = await told({ fit, races });
  expect(lines).toContain("TV OTA for Healthcare · 65 and older: not set → 0.5");
  expect(lines).toContain("TV OTA for Healthcare · Reason: not set → Survey");
  expect(lines).toContain("Races: Competitiveness · Lean: not set → 50.0%");
  expect(lines).toContain("Races: Voters of the state · Senate: not set → 0.35");
});
