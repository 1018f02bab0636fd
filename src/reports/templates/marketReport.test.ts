import { expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { brandOf } from "../brand.ts";
import { examplePeople } from "#tests/support/examplePeople.ts";
import { exampleStations } from "#tests/support/exampleStations.ts";
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
    editions: [
      { label: "2026 Q3", publishedAt: "2026-09-01T12:00:00.000Z", total: 1_100_000_000 },
      { label: "2026 Q1", publishedAt: "2026-03-01T12:00:00.000Z", total: 1_000_000_000 },
      { label: "2025 Q4", publishedAt: "2025-12-01T12:00:00.000Z", total: null },
    ],
    years: null,
    ...rest,
  });
}

const textOf = (document: ReportDocument) => JSON.stringify(document.sections);

test.each(LOCALES)("in %s it has its thirteen sections, every text of them written", async (locale) => {
  const document = await example({ locale });
  expect(document.sections.map(({ id }) => id)).toEqual(REPORT_SECTIONS);
  expect(textOf(document)).not.toMatch(
    /undefined|NaN|\{\{|(marketReport|marketProfile|spending|insights|documents)\.[a-z]/,
  );
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

test("who lives in the market stands with its economy, for readers of local media", async () => {
  const namesOf = (document: ReportDocument) =>
    document.sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "figure" ? [part.name] : [])));
  const document = await example({}, { sections: ["economy"] });
  expect(namesOf(document)).toEqual(expect.arrayContaining(["marketGrowth", "marketDemographics", "agePyramid"]));
  expect(textOf(document)).toContain("Population +11.1% since 2020, the nation +30.7%");
  expect(namesOf(await example({}, { sections: ["economy"], people: null }))).not.toContain("marketDemographics");
});

test("stations come with what they earn, whom they belong to and how concentrated that is, and those of the own market first", async () => {
  const document = await example({}, { sections: ["tv", "radio"] });
  const [tv, radio] = document.sections;
  const named = (section: typeof tv) =>
    section?.parts.flatMap((part) => (part.kind === "figure" ? [part.name] : part.kind === "text" ? [part.text] : []));
  expect(named(tv)).toEqual(["stationOwners-tv", "powerRatio-tv", "stationCompetitiveOverview-tv"]);
  expect(named(radio)?.[0]).toBe("Radio is sold by radio markets: these are the stations of radio-1.");
  expect(textOf(document)).toContain('"text":"60.0"');
  expect(textOf(document)).toContain("HHI");
  const captions = document.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "figure" && part.table ? [part.table.caption] : [])),
  );
  expect(new Set(captions).size).toBe(captions.length);
});

test("a market whose stations no list has says so", async () => {
  const document = await example({}, { sections: ["tv"], tvStations: { medium: "tv", market: null } });
  expect(textOf(document)).toContain("This edition lists no TV stations for the market.");
});

test("what is said large of people is what the counties add up to", async () => {
  const document = await example({}, { sections: ["economy"] });
  const [figures, places] = document.sections[0]?.parts ?? [];
  expect(figures?.kind === "keyFigures" && figures.figures[0]?.value).toBe("20.1 million");
  const table = places?.kind === "figure" ? places.table : null;
  expect(table?.columns.map(({ head }) => head)).toEqual(["Figure", "New York", "Nationwide"]);
  expect(table?.rows.slice(0, 4).map(({ cells }) => [cells[0]?.text, cells[1]?.text])).toEqual([
    ["Population", "20,100,000"],
    ["Households", "7,700,000"],
    ["Businesses", "560,000"],
    ["Income per person ($)", "54,726"],
  ]);
});

test("what the files give of neither the market nor the nation has no line", async () => {
  const bare = { ...economy, tvHomes: null, retailSales: null, establishments: null };
  const document = await example({}, { sections: ["economy"], economy: bare, nationEconomy: bare });
  const [, places] = document.sections[0]?.parts ?? [];
  const names = places?.kind === "figure" ? places.table?.rows.map(({ cells }) => cells[0]?.text) : null;
  expect(names).toEqual([
    "Population",
    "Households",
    "Income per person ($)",
    "Advertising per person ($)",
    "Advertising per household ($)",
  ]);
});

test("a client's name and the sample notice are told", async () => {
  const document = await example({ revision: { sample: true } }, { client: "Smith Motors", sections: ["method"] });
  expect(document.about.client).toBe("Smith Motors");
  expect(document.about.fileName).toBe("sample-data-tv-501-market-report-2025");
  expect(textOf(document)).toContain("Sample data");
});

test("the last editions stand with what each changed of the total, and nothing is held against one without figures", async () => {
  const document = await example({}, { sections: ["revisions"] });
  const editions = document.sections[0]?.parts.find((part) => part.kind === "figure");
  expect(editions?.headline).toBe("2026 Q3 puts 2025 at $1.10B, $100.0M (+10.0%) above 2026 Q1");
  expect(editions?.table?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ["2026 Q3", "Sep 1, 2026", "1.10", "+$100.0M", "+10.0%"],
    ["2026 Q1", "Mar 1, 2026", "1.00", "", ""],
    ["2025 Q4", "Dec 1, 2025", "n/a", "", ""],
  ]);
});

test("where fewer years are wanted, charts and tables show those alone, with the growth they have", async () => {
  const sections = ["snapshot", "forecast", "media", "political"] as const;
  const [all, few] = [
    await example({}, { sections }),
    await example({}, { sections, years: { from: 2024, to: 2027 } }),
  ];
  expect(few.about.facts).toContainEqual({ name: "Years shown", value: "2024–2027" });
  const figures = (document: ReportDocument) =>
    document.sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "figure" ? [part] : [])));
  const forecast = figures(few).find(({ name }) => name === "forecastByMedia");
  expect(forecast?.chart?.kind === "lines" && forecast.chart.categories).toEqual(["2024", "2025", "2026", "2027"]);
  expect(forecast?.chart?.kind === "lines" && forecast.chart.band?.low.length).toBe(4);
  expect(forecast?.table?.rows.map(({ cells }) => cells[0]?.text)).toEqual(["2024", "2025", "2026", "2027"]);
  const whole = figures(all).find(({ name }) => name === "forecastByMedia");
  const of2024 = (table: typeof whole) => table?.table?.rows.find(({ cells }) => cells[0]?.text === "2024");
  expect(of2024(forecast)).toEqual(of2024(whole));
  const media = figures(few).find(({ name }) => name === "mediaAdSpendingTable");
  expect(media?.table?.columns.flatMap(({ key }) => /_(\d{4})$/.exec(key)?.[1] ?? [])).toEqual([
    "2024",
    "2025",
    "2026",
    "2027",
  ]);
  expect(media?.table?.rows.every(({ cells }) => cells.length === media.table?.columns.length)).toBe(true);
  for (const { chart } of figures(few))
    if (chart?.kind === "lines" || chart?.kind === "columns")
      for (const { values } of chart.series) expect(values).toHaveLength(chart.categories.length);
});
