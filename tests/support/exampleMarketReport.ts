import { REPORT_SECTIONS } from "#domain/reportSections.ts";
import { brandOf } from "#documents/brand.ts";
import type { ReportDocument } from "#documents/document.ts";
import type { MarketEconomy } from "#documents/templates/market/marketEconomy.ts";
import { marketReport, type MarketReportParts } from "#documents/templates/marketReport.ts";
import { examplePeople } from "./examplePeople.ts";
import { exampleStations } from "./exampleStations.ts";
import { type ExampleSpending, exampleSpending } from "./exampleSpending.ts";

/** What the market’s counties add up to. */
export const exampleEconomy: MarketEconomy = {
  population: 20_100_000,
  households: 7_700_000,
  tvHomes: null,
  income: 1_100_000_000_000,
  retailSales: 400_000_000_000,
  establishments: 560_000,
  counties: [
    { name: "Kings", state: "NY", share: 1, population: 2_600_000 },
    { name: "Queens", state: "NY", share: 0.5, population: 1_200_000 },
  ],
};

/** The whole market report of a made-up market, all thirteen sections of it. */
export async function exampleMarketReport(
  options: ExampleSpending = {},
  rest: Partial<MarketReportParts> = {},
): Promise<ReportDocument> {
  return marketReport({
    spending: await exampleSpending(options),
    brand: brandOf("Spotmarket", null),
    client: null,
    paper: "a4",
    madeAt: "2026-11-22T10:05:00.000Z",
    sections: REPORT_SECTIONS,
    economy: exampleEconomy,
    nationEconomy: {
      ...exampleEconomy,
      population: 330_000_000,
      households: 130_000_000,
      income: 14e12,
      retailSales: 7e12,
    },
    people: examplePeople(),
    tvStations: { medium: "tv", market: "tv-501", overview: exampleStations(2026), own: new Set(["tv-WBBB"]) },
    gaps: true,
    radioStations: {
      medium: "radio",
      market: "radio-1",
      overview: { ...exampleStations(2026), medium: "radio" },
      own: new Set(),
    },
    seasons: [
      { subVertical: "newCarDealers", months: [0.12, ...Array.from({ length: 11 }, () => 0.08)], source: "Example" },
    ],
    revisions: [
      { label: "2026 Q3", publishedAt: "2026-09-01T12:00:00.000Z", total: 1_100_000_000 },
      { label: "2026 Q1", publishedAt: "2026-03-01T12:00:00.000Z", total: 1_000_000_000 },
      { label: "2025 Q4", publishedAt: "2025-12-01T12:00:00.000Z", total: null },
    ],
    years: null,
    ...rest,
  });
}
