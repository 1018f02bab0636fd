import { expect, test } from "vitest";
import type { AdvertiserFacts } from "#domain/advertisers/advertiserFacts.ts";
import { names } from "#domain/taxonomy/name.ts";
import { PLATFORM_SHARES, type PlatformShares } from "#domain/taxonomy/platformShares.ts";
import { checkAdvertisers } from "./checkAdvertisers.ts";

const even = [0.083334, 0.083334, 0.083334, 0.083334, ...Array.from({ length: 8 }, () => 0.083333)];
const prospect = {
  id: "hotels-inns",
  kind: "businessType",
  market: "tv-501",
  subVertical: "hotels",
  names: names("Inns", "Posadas", "Gasthöfe"),
  spendPart: 0.6,
  digitalPart: 0.4,
  source: "Example",
} as const;
const sound: AdvertiserFacts = {
  seasons: [{ subVertical: "hotels", months: even, source: "Example" }],
  prospects: [prospect],
  marketIntel: [],
  insightTexts: [],
};
const markets = new Set(["tv-501"]);

function faults(facts: Partial<AdvertiserFacts>, shares: PlatformShares = PLATFORM_SHARES): string[] {
  return checkAdvertisers({ ...sound, ...facts }, shares, markets).flatMap((check) => check.faults);
}

test("sound facts have no faults", () => {
  expect(faults({})).toEqual([]);
});

test("a medium that is not divided whole, or over an unknown platform, is named", () => {
  expect(faults({}, { email: { emailSellers: 0.9 }, mobile: { pigeons: 1 } })).toEqual([
    "The platforms' parts of email do not add up to the whole.",
    "mobile is allocated to pigeons, which is not a known platform.",
  ]);
});

test("a season that is not the whole year is named", () => {
  const short = { subVertical: "casinos", months: even.slice(1), source: "Example" };
  const less = { subVertical: "hospitals", months: even.map((part) => part / 2), source: "Example" };
  expect(faults({ seasons: [short, less] })).toEqual([
    "The season of casinos does not add up to a year.",
    "The season of hospitals does not add up to a year.",
  ]);
});

test("prospects of an unknown market, and more of them than there is money, are named", () => {
  expect(faults({ prospects: [prospect, { ...prospect, market: "tv-9" }, { ...prospect, market: null }] })).toEqual([
    "hotels-inns is in tv-9, which is not a market in this revision.",
    "businessType of hotels in tv-501 take more than there is.",
    "businessType of hotels in tv-9 take more than there is.",
  ]);
});

test("an objection without an answer is named", () => {
  const text = { "en-US": "Too dear", "es-ES": null, "de-DE": null };
  const objection = { target: "hotels", section: "objection", place: 2, text, answer: null } as const;
  expect(faults({ insightTexts: [objection] })).toEqual(["Objection 2 of hotels has no answer."]);
});
