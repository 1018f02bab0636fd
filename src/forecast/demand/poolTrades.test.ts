import { expect, test } from "vitest";
import { type CountyTrade, poolTrades } from "./poolTrades.ts";
import { pooledRates } from "./pooledRates.ts";

const CASINOS = "721120";

/** Four markets of ten counties in two states, a hundred thousand people in each county. */
const counties = Array.from({ length: 40 }, (_, place) => ({
  fips: String(10001 + place),
  state: place < 20 ? "NV" : "UT",
  population: 100_000,
}));
const markets = Array.from({ length: 4 }, (_, at) => ({
  market: `tv-${at}`,
  members: counties.slice(10 * at, 10 * at + 10).map(({ fips }) => ({ fips, share: 1 })),
}));

const row = (place: number, establishments: number | null, employees: number | null, naics = CASINOS): CountyTrade => ({
  fips: counties[place]!.fips,
  naics,
  year: 2021,
  establishments,
  employees,
});
/** Every county has shops, so that every county is known. */
const shops = counties.map((_, place) => row(place, 100, 1500, "44"));

const quotients = (rows: readonly CountyTrade[]) => {
  const { codes, quotients: all } = poolTrades(rows, counties, markets);
  return (naics: string) => markets.map((_, at) => all[at * codes.length + codes.indexOf(naics)]!);
};

test("a trade that is everywhere alike has the quotient of the nation everywhere", () => {
  for (const one of quotients(shops)("44")) expect(one).toBeCloseTo(1, 4);
});

test("where a county holds most of a trade, its market stands out many times", () => {
  const of = quotients([...shops, row(0, 200, 90_000), row(11, 5, 400), row(25, 4, 300)]);
  const [first, ...others] = of(CASINOS);
  expect(first).toBeGreaterThan(3);
  for (const one of others) expect(one).toBeLessThan(0.3);
});

test("a trade that the Census withholds in a county is few and not none", () => {
  const told = Array.from({ length: 10 }, (_, place) => row(place, 20, 400));
  const [first = 0, second = 0] = quotients([...shops, ...told])(CASINOS);
  expect(second).toBeGreaterThan(0);
  expect(second).toBeLessThan(first / 5);
});

test("a county that no file tells anything of is taken to be like its market", () => {
  const told = counties.flatMap((_, place) =>
    place === 7 ? [] : [row(place, place < 10 ? 30 : 10, place < 10 ? 600 : 200)],
  );
  const others = shops.filter(({ fips }) => fips !== counties[7]!.fips);
  const [first = 0, second = 0] = quotients([...others, ...told])(CASINOS);
  expect(first / second).toBeGreaterThan(2.8);
  expect(first / second).toBeLessThan(3.2);
});

test("establishments whose employees are withheld count with the staff that is usual around them", () => {
  const told = counties.map((_, place) => row(place, 20, place % 2 === 0 ? 400 : null));
  for (const one of quotients([...shops, ...told])(CASINOS)) expect(one).toBeCloseTo(1, 2);
});

test("of several years of a county the latest counts", () => {
  const earlier = { ...row(0, 500, 9000), year: 2019 };
  const told = counties.map((_, place) => row(place, 20, 400));
  expect(quotients([...shops, earlier, ...told])(CASINOS)).toEqual(quotients([...shops, ...told])(CASINOS));
});

test("a county that two markets share counts in each by its part", () => {
  const [first, second, ...rest] = markets;
  const split = [
    { ...first!, members: first!.members.map((one, at) => (at === 0 ? { ...one, share: 0.75 } : one)) },
    { ...second!, members: [...second!.members, { fips: counties[0]!.fips, share: 0.25 }] },
    ...rest,
  ];
  const { codes, quotients: all } = poolTrades([...shops, row(0, 400, 40_000)], counties, split);
  const of = (at: number) => all[at * codes.length + codes.indexOf(CASINOS)]!;
  expect(of(0) * 9.75).toBeCloseTo(3 * of(1) * 10.25, -1);
});

test("rates of few cases are drawn to those around them, rates of many stay", () => {
  const [few = 0, many = 0] = pooledRates([3, 3000, 90, 100, 400], [1, 1000, 100, 100, 300], [1, 1, 1, 1, 1]);
  expect(many).toBeGreaterThan(2.9);
  expect(few).toBeLessThan(many);
  expect(few).toBeGreaterThan(1);
});

test("places that differ by chance alone are all drawn to what is usual", () => {
  for (const rate of pooledRates([9, 11, 10, 12, 8], [10, 10, 10, 10, 10], [1, 1, 1, 1, 1]))
    expect(Math.abs(rate - 1)).toBeLessThan(0.01);
});

test("a large county of which a file tells few trades only is taken to be like its market in the others", () => {
  const codes = ["44", "45", "81", "62", CASINOS];
  const told = counties.flatMap((_, place) =>
    place === 3 ? [row(place, 80, 900, "44")] : codes.map((code) => row(place, 50, 700, code)),
  );
  const { codes: known, quotients: all } = poolTrades(told, counties, markets);
  expect(all[known.indexOf(CASINOS)]).toBeGreaterThan(0.97);
});
