import { expect, test } from "vitest";
import type { Competitors } from "#domain/stations/competitors.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { audienceBlock, stationRevenueBlock } from "./competitorsBlock.ts";

const nobody = (stations: number): Competitors => ({
  year: 2026,
  kind: "estimate",
  by: "station",
  books: [],
  marketOta: null,
  unknownRevenue: 0,
  hhiRevenue: null,
  hhiAudience: null,
  stations,
  commercial: stations,
  owners: stations,
  rows: [],
});

test("a market without stations says that it has none, not that figures of them are missing", async () => {
  const spending = await exampleSpending();
  const headlines = (stations: number) => [
    audienceBlock(nobody(stations), spending).headline,
    stationRevenueBlock(nobody(stations), spending).headline,
  ];
  expect(headlines(0)).toEqual([
    "No station of this market is in the lists",
    "No station of this market is in the lists",
  ]);
  expect(headlines(4)).toEqual(["No audience figures yet", "No station revenue yet"]);
});

test.each(LOCALES)("it says so in %s", async (locale) => {
  const { headline } = audienceBlock(nobody(0), await exampleSpending({ locale }));
  expect(headline).not.toMatch(/stations|audience figures/);
});
