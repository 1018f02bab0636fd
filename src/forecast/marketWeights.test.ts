import { expect, test } from "vitest";
import { givenInput } from "./givenInput.ts";
import type { MarketDrivers } from "./input.ts";
import { marketWeights } from "./marketWeights.ts";

const { markets, media } = givenInput();

/** 100: the market's part of the medium is its part of the households. */
function indices(medium: string, year: number, of: readonly MarketDrivers[] = markets): number[] {
  const weights = marketWeights(of).core(medium, year);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const households = of.reduce((sum, market) => sum + market.households, 0);
  return of.map((market, place) => (100 * (weights[place]! / total)) / (market.households / households));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("large markets get more than their share of households, small ones less", () => {
  const overMedia = media.map((medium) => indices(medium, 2025));
  const average = markets.map((_, place) => mean(overMedia.map((list) => list[place] ?? 0)));
  expect(mean(average.slice(0, 10))).toBeGreaterThan(108);
  expect(mean(average.slice(0, 10))).toBeLessThan(130);
  expect(mean(average.slice(-60))).toBeGreaterThan(55);
  expect(mean(average.slice(-60))).toBeLessThan(85);
});

const smallest = (year: number) => indices("ctvOtt", year).at(-1) ?? 0;

test("streaming reaches small markets later: their part of it grows from year to year", () => {
  expect(smallest(2031)).toBeGreaterThan(smallest(2025));
  expect(smallest(2025)).toBeGreaterThan(smallest(2019));
});

test("a market with a political index of two gets twice its part of political spend, and no more of core", () => {
  const [first, ...rest] = markets.map((market) => ({ ...market, politicalIndex: 1 }));
  const doubled = [{ ...first!, politicalIndex: 2 }, ...rest];
  const before = marketWeights([first!, ...rest]);
  const after = marketWeights(doubled);
  expect(after.political("tvOta", 2024)[0]).toBeCloseTo(2 * before.political("tvOta", 2024)[0]!, 12);
  expect(after.core("tvOta", 2024)).toEqual(before.core("tvOta", 2024));
});

test("a driver that is not known is stood in for by the population", () => {
  const [first, second] = markets;
  const unknown = [first!, { ...second!, retailSales: 0, establishments: 0 }];
  for (const medium of media) expect(indices(medium, 2025, unknown).every((index) => index > 20)).toBe(true);
});

test("a market without people gets nothing", () => {
  const empty = { ...markets[0]!, market: "tv-000", population: 0 };
  expect(
    marketWeights([...markets, empty])
      .core("mobile", 2025)
      .at(-1),
  ).toBe(0);
});

test("a market whose people grow gets more of the nation year by year", () => {
  const [first, second] = markets;
  const grown = {
    population: 2 * first!.population,
    households: 2 * first!.households,
    income: 2 * first!.income,
    retailSales: 2 * first!.retailSales,
    establishments: 2 * first!.establishments,
  };
  const weights = marketWeights([{ ...first!, yearly: { 2030: grown } }, second!]);
  const part = (year: number) => weights.core("mobile", year)[0]! / weights.core("mobile", year)[1]!;
  expect(part(2030)).toBeGreaterThan(1.9 * part(2025));
});

test("in a year whose races are known, politics follow them and not the market's index", () => {
  const [first, second] = markets;
  const weights = marketWeights([
    { ...first!, politicalIndex: 3, politics: { 2024: 0.5 } },
    { ...second!, politicalIndex: 1, politics: { 2024: 1 } },
  ]);
  const [one, other] = weights.political("tvOta", 2024);
  expect(one! / other!).toBeCloseTo((0.5 * first!.population) / second!.population, 12);
  expect(weights.political("radioOta", 2024)).toEqual(weights.political("tvOta", 2024));
  expect(weights.political("tvOta", 2026)[0]).toBeCloseTo(3 * weights.core("tvOta", 2026)[0]!, 12);
});

test("where more homes have broadband, streaming gets more and radio does not", () => {
  const [first, second] = markets;
  const wired = [
    { ...first!, place: { broadband: 95 } },
    { ...second!, place: { broadband: 80 } },
  ];
  const before = marketWeights([first!, second!]);
  const after = marketWeights(wired);
  const part = (weights: typeof before, medium: string) =>
    weights.core(medium, 2025)[0]! / weights.core(medium, 2025)[1]!;
  expect(part(after, "ctvOtt")).toBeGreaterThan(1.02 * part(before, "ctvOtt"));
  expect(part(after, "radioOta")).toBeCloseTo(part(before, "radioOta"), 12);
});
