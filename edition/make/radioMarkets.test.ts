import { expect, test } from "vitest";
import { readGeography } from "./geography.ts";
import { radioMarkets } from "./radioMarkets.ts";

const geography = readGeography();
const markets = radioMarkets(geography);
const fipsOf = (code: string) =>
  markets.find((market) => market.code === code)?.counties.map(({ county }) => geography.counties[county]?.fips);

test("a metro has the counties of the metropolitan area of its code", () => {
  expect(fipsOf("31080")).toEqual(["06037", "06059"]);
  expect(fipsOf("35620")).toHaveLength(22);
  expect(fipsOf("35620")).toContain("36103");
});

test("the cities of a metro lie in it", () => {
  const strangers = markets.flatMap(({ name, cities, counties }) => {
    const own = new Set(counties.map(({ county }) => county));
    return cities.filter((city) => !own.has(geography.countyOf(city))).map((city) => `${city.name} of ${name}`);
  });
  expect(strangers).toEqual([]);
});

test("no county lies in two metros", () => {
  const lines = markets.flatMap(({ counties }) => counties.map(({ county }) => county));
  expect(new Set(lines).size).toBe(lines.length);
});
