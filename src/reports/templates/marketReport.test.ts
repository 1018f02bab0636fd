import { expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { brandOf } from "../brand.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import type { ReportDocument } from "../document.ts";
import type { MarketEconomy } from "./market/marketEconomy.ts";
import { marketReport, type MarketReportParts } from "./marketReport.ts";
import { REPORT_SECTIONS } from "#domain/reportSections.ts";

const economy: MarketEconomy = {
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

const station = {
  callSign: "WNBC-TV",
  city: "New York",
  state: "NY",
  owner: "NBC",
  networkOrFormat: "NBC",
  frequency: null,
};

async function example(
  options: Parameters<typeof exampleSpending>[0] = {},
  rest: Partial<MarketReportParts> = {},
): Promise<ReportDocument> {
  return marketReport({
    spending: await exampleSpending(options),
    brand: brandOf("Spotmarket", null),
    client: null,
    paper: "a4",
    madeAt: "2026-11-22T10:05:00.000Z",
    sections: REPORT_SECTIONS,
    economy,
    nationEconomy: { ...economy, population: 330_000_000, households: 130_000_000, income: 14e12, retailSales: 7e12 },
    tvStations: [station],
    radioStations: [
      { ...station, callSign: "WHTZ", frequency: 100.3 },
      { ...station, callSign: "WINS", frequency: 1010 },
    ],
    seasons: [
      { subVertical: "newCarDealers", months: [0.12, ...Array.from({ length: 11 }, () => 0.08)], source: "Example" },
    ],
    ...rest,
  });
}

const textOf = (document: ReportDocument) => JSON.stringify(document.sections);

test.each(LOCALES)("in %s it has its twelve sections, every text of them written", async (locale) => {
  const document = await example({ locale });
  expect(document.sections.map(({ id }) => id)).toEqual(REPORT_SECTIONS);
  expect(textOf(document)).not.toMatch(/undefined|NaN|\{\{|(marketReport|spending|insights|documents)\.[a-z]/);
  expect(structuredClone(document)).toEqual(document);
});

test("a section that is not wanted, or not open to the reader, is left out", async () => {
  const document = await example({}, { sections: ["snapshot", "tv", "radio"], tvStations: null });
  expect(document.sections.map(({ id }) => id)).toEqual(["snapshot", "radio"]);
});

test("each vertical stands on its own with what it spends, the largest first", async () => {
  const document = await example({}, { sections: ["verticals"] });
  const names = document.sections[0]?.parts.flatMap((part) => (part.kind === "figure" ? [part.name] : []));
  expect(names).toHaveLength(13);
  expect(new Set(names).size).toBe(13);
});

test("a reader of one vertical finds nothing of another", async () => {
  const { view } = await exampleSpending();
  const narrow = await exampleSpending({ scope: { kind: "vertical", id: "leisure" } });
  const whole = { ...view, own: narrow.view.own, nation: narrow.view.nation };
  const document = await example({ view: whole });
  expect(textOf(document)).not.toContain("New car dealers");
  expect(textOf(document)).toContain("Political advertising belongs to the vertical");
});

test("stations come with frequency and owner, and nothing is made up about what they earn", async () => {
  const document = await example({}, { sections: ["radio"] });
  expect(textOf(document)).toContain("100.3 MHz");
  expect(textOf(document)).toContain("1010 kHz");
  expect(textOf(document)).toContain("2 radio stations sell air time here; owners: 1");
  expect(textOf(document)).toContain("not part of this edition");
});

test("what is said large of people is what the counties add up to", async () => {
  const document = await example({}, { sections: ["economy"] });
  const [figures, places] = document.sections[0]?.parts ?? [];
  expect(figures?.kind === "keyFigures" && figures.figures[0]?.value).toBe("20.1 million");
  const table = places?.kind === "figure" ? places.table : null;
  expect(table?.rows[0]?.cells.map(({ text }) => text).slice(1, 5)).toEqual([
    "20,100,000",
    "7,700,000",
    "n/a",
    "54,726",
  ]);
});

test("a client's name and the sample notice are told", async () => {
  const document = await example({ revision: { sample: true } }, { client: "Smith Motors", sections: ["method"] });
  expect(document.about.client).toBe("Smith Motors");
  expect(document.about.fileName).toBe("sample-data-tv-501-market-report-2025");
  expect(textOf(document)).toContain("Sample data");
});
