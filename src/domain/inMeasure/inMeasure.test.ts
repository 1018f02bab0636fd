import { expect, test } from "vitest";
import { spendingSections } from "../spending/spendingSections.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import { forecastInMeasure } from "./forecastInMeasure.ts";
import { listBasis } from "./listBasis.ts";
import { listInMeasure } from "./listInMeasure.ts";
import { politicalInMeasure } from "./politicalInMeasure.ts";

const own = walletOf("tv-501", [2024, 2025, 2026], {
  tvOta: { legalServices: [200, 210, 220], politicalCandidates: [100, 0, 80] },
  mobile: { legalServices: [100, 190, 130], hotels: [100, 100, 70] },
});
const view = { ...exampleView(own, own), own: { wallet: own, population: 100 }, minimumShare: 0 };
const sections = spendingSections;

test("a category's gain per person is its dollars divided by the people", () => {
  const list = listInMeasure(sections.largestGrowthVerticals.compute(view), "perCapita", listBasis(view));
  expect(list.rows[0]).toMatchObject({ subVertical: "legalServices", dollars: 4, previous: 3, delta: 1 });
});

test("a category's gain in shares is the difference of its shares of two years", () => {
  const list = listInMeasure(sections.largestGrowthVerticals.compute(view), "share", listBasis(view));
  expect(list.rows[0]!.dollars).toBeCloseTo(0.8);
  expect(list.rows[0]!.delta).toBeCloseTo(0.2);
});

test("without political, shares of both years leave political money out of their totals", () => {
  const core = { ...view, political: "without" } as const;
  const list = listInMeasure(sections.largestGrowthVerticals.compute(core), "share", listBasis(core));
  expect(list.rows[0]!.delta).toBeCloseTo(0.05);
});

test("a market whose people are not counted has no figures per person", () => {
  const list = listInMeasure(sections.topSubVerticals.compute(view), "perCapita", {
    ...listBasis(view),
    population: 0,
  });
  expect(list.rows[0]).toMatchObject({ dollars: null, previous: null, delta: null });
});

test("the forecast per person keeps its range", () => {
  const section = sections.forecastByMedia.compute(view);
  const last = forecastInMeasure(section, "perCapita", 100, "with").years[2]!;
  expect(last).toMatchObject({ total: 5, core: 4.2, political: 0.8 });
  expect(last.low).toBe(section.years[2]!.low! / 100);
});

test("digital and traditional make up the whole; a total of 100 % is left out", () => {
  const section = sections.forecastByMedia.compute(view);
  const last = forecastInMeasure(section, "share", 100, "with").years[2]!;
  expect(last).toMatchObject({ digital: 0.4, traditional: 0.6, political: 0.16, total: null, low: null, core: null });
  const core = forecastInMeasure(
    sections.forecastByMedia.compute({ ...view, political: "without" }),
    "share",
    100,
    "without",
  );
  expect(core.years[2]!.political).toBeNull();
});

test("political money is a part of everything spent in its year, month by month up to the year's share", () => {
  const section = politicalInMeasure(sections.politicalSpending.compute({ ...view, year: 2026 }), "share", 100);
  expect(section.years.map(({ dollars }) => dollars)).toEqual([0.2, 0, 0.16]);
  expect(section.years[2]!.media.find(({ medium }) => medium === "tvOta")!.dollars).toBeCloseTo(0.16);
  expect(section.months.at(-1)!.cumulative).toBeCloseTo(0.16);
});

test.each([
  ["en-US", "+0.12\u00a0pp", "−$1.50"],
  ["es-ES", "+0,12\u00a0puntos", "−1,50 $"],
  ["de-DE", "+0,12\u00a0Prozentpunkte", "−1,50 $"],
] as const)("changes are written with sign and unit in %s", async (locale, share, perCapita) => {
  const words = await exampleWords(locale);
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(measureFormats("share", [], words).change(0.00123)).toBe(share);
  expect(plain(measureFormats("perCapita", [], words).change(-1.5))).toBe(perCapita);
  expect(plain(measureFormats("perCapita", [], words).change(-0.001))).not.toMatch(/[+−]/);
  expect(measureFormats("share", [], words).changeCell(null)).toBe(words.formats.points(null));
});
