import { expect, test } from "vitest";
import { REPORT_SECTIONS } from "#domain/reportSections.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { exampleEconomy, exampleMarketReport } from "#tests/support/exampleMarketReport.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import type { ReportDocument } from "../document.ts";

const textOf = (document: ReportDocument) => JSON.stringify(document.sections);

test.each(LOCALES)("in %s it has its thirteen sections, every text of them written", async (locale) => {
  const document = await exampleMarketReport({ locale });
  expect(document.sections.map(({ id }) => id)).toEqual(REPORT_SECTIONS);
  expect(textOf(document)).not.toMatch(
    /undefined|NaN|\{\{|(marketReport|marketProfile|spending|insights|documents)\.[a-z]/,
  );
  expect(structuredClone(document)).toEqual(document);
});

test("a section that is not wanted, or not open to the reader, is left out", async () => {
  const document = await exampleMarketReport({}, { sections: ["snapshot", "tv", "radio"], tvStations: null });
  expect(document.sections.map(({ id }) => id)).toEqual(["snapshot", "radio"]);
});

test("each vertical stands on its own with what it spends, the largest first", async () => {
  const document = await exampleMarketReport({}, { sections: ["verticals"] });
  const names = document.sections[0]?.parts.flatMap((part) => (part.kind === "figure" ? [part.name] : []));
  expect(names).toHaveLength(13);
  expect(new Set(names).size).toBe(13);
});

test("a reader of one vertical finds nothing of another", async () => {
  const { view } = await exampleSpending();
  const narrow = await exampleSpending({ scope: { kind: "vertical", id: "leisure" } });
  const whole = { ...view, own: narrow.view.own, nation: narrow.view.nation };
  const document = await exampleMarketReport({ view: whole });
  expect(textOf(document)).not.toContain("New car dealers");
  expect(textOf(document)).toContain("Political advertising belongs to the vertical");
});

test("who lives in the market stands with its economy, for readers of local media", async () => {
  const namesOf = (document: ReportDocument) =>
    document.sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "figure" ? [part.name] : [])));
  const document = await exampleMarketReport({}, { sections: ["economy"] });
  expect(namesOf(document)).toEqual(expect.arrayContaining(["marketGrowth", "marketDemographics", "agePyramid"]));
  expect(textOf(document)).toContain("Population +11.1% since 2020, the nation +30.7%");
  expect(namesOf(await exampleMarketReport({}, { sections: ["economy"], people: null }))).not.toContain(
    "marketDemographics",
  );
});

test("stations come with what they earn, whom they belong to and how concentrated that is, and those of the own market first", async () => {
  const document = await exampleMarketReport({}, { sections: ["tv", "radio"] });
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
  const document = await exampleMarketReport({}, { sections: ["tv"], tvStations: { medium: "tv", market: null } });
  expect(textOf(document)).toContain("This revision lists no TV stations for the market.");
});

test("what is said large of people is what the counties add up to", async () => {
  const document = await exampleMarketReport({}, { sections: ["economy"] });
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
  const bare = { ...exampleEconomy, tvHomes: null, retailSales: null, establishments: null };
  const document = await exampleMarketReport({}, { sections: ["economy"], economy: bare, nationEconomy: bare });
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
  const document = await exampleMarketReport(
    { revision: { sample: true } },
    { client: "Smith Motors", sections: ["method"] },
  );
  expect(document.about.client).toBe("Smith Motors");
  expect(document.about.fileName).toBe("open-estimate-tv-501-market-report-2025");
  expect(textOf(document)).toContain("Open estimate");
});

test("the last revisions stand with what each changed of the total, and nothing is held against one without figures", async () => {
  const document = await exampleMarketReport({}, { sections: ["revisions"] });
  const revisions = document.sections[0]?.parts.find((part) => part.kind === "figure");
  expect(revisions?.headline).toBe("2026 Q3 puts 2025 at $1.10B, $100.0M (+10.0%) above 2026 Q1");
  expect(revisions?.table?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ["2026 Q3", "Sep 1, 2026", "1.10", "+$100.0M", "+10.0%"],
    ["2026 Q1", "Mar 1, 2026", "1.00", "", ""],
    ["2025 Q4", "Dec 1, 2025", "n/a", "", ""],
  ]);
});

test("where fewer years are wanted, charts and tables show those alone, with the growth they have", async () => {
  const sections = ["snapshot", "forecast", "media", "political"] as const;
  const [all, few] = [
    await exampleMarketReport({}, { sections }),
    await exampleMarketReport({}, { sections, years: { from: 2024, to: 2027 } }),
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
