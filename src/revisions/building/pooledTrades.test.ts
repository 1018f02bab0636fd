import { expect, test } from "vitest";
import { poolTrades } from "#forecast/demand/poolTrades.ts";
import { pooledTrades } from "./pooledTrades.ts";

const counts = [
  { fips: "01001", naics: "7211", year: 2021, establishments: 4, employees: 40 },
  { fips: "01003", naics: "7211", year: 2021, establishments: 90, employees: 3000 },
];
const counties = [
  { fips: "01001", state: "AL", population: 58_000 },
  { fips: "01003", state: "AL", population: 230_000 },
];
const markets = [{ market: "tv-686", members: counties.map(({ fips }) => ({ fips, share: 1 })) }];

test("the counts of an import are pooled once, whichever year is asked about", () => {
  const first = pooledTrades(counts, counties, markets);
  expect(first).toEqual(poolTrades(counts, counties, markets));
  // The places are read from the store again each time.
  expect(pooledTrades(counts, structuredClone(counties), structuredClone(markets))).toBe(first);
});

test("other people, other borders and other counts are pooled anew", () => {
  const first = pooledTrades(counts, counties, markets);
  const grown = counties.map((county) => ({ ...county, population: county.fips === "01001" ? 90_000 : 230_000 }));
  expect(pooledTrades(counts, grown, markets)).toEqual(poolTrades(counts, grown, markets));
  const halved = [{ market: "tv-686", members: [{ fips: "01003", share: 0.5 }] }];
  expect(pooledTrades(counts, counties, halved)).toEqual(poolTrades(counts, counties, halved));
  expect(pooledTrades(counts, counties, halved)).not.toEqual(first);
  const more = counts.map((row) => ({ ...row, establishments: row.establishments * 2 }));
  expect(pooledTrades(more, counties, markets)).toEqual(poolTrades(more, counties, markets));
});
