import { expect, test } from "vitest";
import { marketPolitics } from "#forecast/politics/marketPolitics.ts";
import { elections } from "./elections.ts";

const drivers = { households: 1, income: 1, retailSales: 1, establishments: 1, estimated: [] };
const county = (fips: string, state: string, population: number) => ({
  fips,
  name: fips,
  state,
  population,
  ...drivers,
});
const votesIn = (votes: number) => [
  { year: 2024, population: 1, households: 1, perCapitaIncome: 1, retailSales: 1, jobs: 1, establishments: 1, votes },
];
const race = {
  year: 2026,
  office: "senate",
  state: "MI",
  district: null,
  rating: "lean",
  source: "Our reading",
} as const;

const rows = {
  counties: [county("26001", "MI", 1000), county("26003", "MI", 3000), county("48001", "TX", 6000)],
  history: new Map([["26001", votesIn(800)]]),
  races: [race],
} as unknown as Parameters<typeof elections>[0];
const members = [
  [{ fips: "26001", share: 1 }],
  [
    { fips: "26003", share: 1 },
    { fips: "48001", share: 0.5 },
  ],
  [{ fips: "48001", share: 0.5 }],
];

test("those who vote in a county are counted by the last election, else taken from its people", () => {
  const found = elections(rows, members)!;
  expect(found.voters).toEqual({ MI: 800 + 0.46 * 3000, TX: 0.46 * 6000 });
  expect(found.markets.map(({ people }) => people)).toEqual([0.1, 0.6, 0.3]);
  expect(found.markets[1]).toMatchObject({ states: ["MI", "TX"], parts: [1380 / 2180, 0.5] });
  expect(found.races).toEqual([{ year: 2026, office: "senate", state: "MI", district: null, rating: "lean" }]);
});

test("a market of many voters in a state that has a race gets more a head, and without races nothing is known", () => {
  const [voting, mixed, without] = marketPolitics(elections(rows, members)!, [2026]).map((one) => one[2026]!);
  expect(voting).toBeGreaterThan(mixed!);
  expect(mixed).toBeGreaterThan(without!);
  expect(elections({ ...rows, races: [] }, members)).toBeNull();
});
