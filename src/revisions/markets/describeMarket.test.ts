import { expect, test } from "vitest";
import type { MarketRow } from "#platform/database/queries/marketRows.ts";
import type { CountyDrivers } from "./countyDrivers.ts";
import { describeMarket, describeNation } from "./describeMarket.ts";
import { marketMembership, membersOf } from "./marketMembership.ts";

const row: MarketRow = {
  id: "tv-511",
  kind: "tv",
  code: "511",
  name: "Washington, DC",
  rank: 8,
  states: "",
  tvHomes: null,
  latitude: null,
  longitude: null,
  politicalIndex: null,
};
const county = (fips: string, state: string, population: number, latitude: number | null): CountyDrivers => ({
  fips,
  name: fips,
  state,
  population,
  households: population / 2,
  income: 0,
  retailSales: 0,
  establishments: 0,
  estimated: [],
  place: {},
  latitude,
  longitude: latitude === null ? null : -latitude * 2,
});
const counties = [county("11001", "DC", 600, 38), county("24031", "MD", 1000, 40), county("51059", "VA", 1200, null)];
const membership = marketMembership(
  [
    { market: "tv-511", fips: "11001", share: 1 },
    { market: "tv-511", fips: "24031", share: 1 },
    { market: "tv-511", fips: "51059", share: 0.5 },
    { market: "tv-511", fips: "99999", share: 1 },
  ],
  counties,
);

test("a market has the people of its counties, each counted by its share, and the states they live in", () => {
  expect(describeMarket(row, membersOf(membership, row))).toMatchObject({
    population: 2200,
    households: 1100,
    countyCount: 3,
    states: ["MD", "DC", "VA"],
  });
});

test("where the list gives no place, it is the middle of the people whose place is known", () => {
  const { latitude, longitude } = describeMarket(row, membersOf(membership, row));
  expect(latitude).toBe(39.25);
  expect(longitude).toBe(-78.5);
});

test("what the list itself says goes first", () => {
  const listed = { ...row, states: "DC|VA", latitude: 38.9, longitude: -77 };
  expect(describeMarket(listed, membersOf(membership, row))).toMatchObject({
    states: ["DC", "VA"],
    latitude: 38.9,
    longitude: -77,
  });
});

test("a market without counties is told by name", () => {
  expect(() => membersOf(membership, { ...row, id: "tv-1", name: "Nowhere" })).toThrow(
    "Nowhere (tv-1) has no counties",
  );
});

test("the nation adds up its TV markets, and its homes are unknown as soon as one market's are", () => {
  const market = describeMarket({ ...row, tvHomes: 5 }, membersOf(membership, row));
  expect(describeNation([market, market], 6)).toMatchObject({ population: 4400, tvHomes: 10, countyCount: 6 });
  expect(describeNation([market, { ...market, tvHomes: null }], 6).tvHomes).toBeNull();
});
