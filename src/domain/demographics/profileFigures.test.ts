import { describe, expect, test } from "vitest";
import type { CountyPeople, CountyYear, PeopleOfMarket } from "./countyPeople.ts";
import { type ProfiledMarket, type ProfileFigureName, profileFigures } from "./profileFigures.ts";

const year = (of: number, population: number, more: Partial<CountyYear> = {}): CountyYear => ({
  year: of,
  population,
  households: null,
  perCapitaIncome: null,
  retailSales: null,
  jobs: null,
  establishments: null,
  votes: null,
  ...more,
});

function county(facts: Partial<CountyPeople> = {}, share = 1): PeopleOfMarket {
  const people = {
    fips: "00001",
    population: 1000,
    households: 400,
    medianHouseholdIncome: 60_000,
    perCapitaIncome: 30_000,
    medianAge: 40,
    retailSales: 10_000_000,
    percents: {},
    history: [],
  };
  return { people: { ...people, ...facts }, share };
}

const market = (...members: PeopleOfMarket[]): ProfiledMarket => ({ members, tvHomes: null, spending: 500_000 });

function figure(name: ProfileFigureName, own: ProfiledMarket, nation: ProfiledMarket = own) {
  const found = profileFigures(own, nation, 2025).find((one) => one.figure === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

describe("the key figures of a market", () => {
  test("people add up over counties, and what they earn is weighed by homes", () => {
    const own = market(county(), county({ population: 2000, households: 1200, medianHouseholdIncome: 40_000 }, 0.5));
    expect(figure("population", own).value).toBe(2000);
    expect(figure("households", own).value).toBe(1000);
    expect(figure("medianHouseholdIncome", own).value).toBe(48_000);
    expect(figure("incomePerHousehold", own).value).toBe(60_000);
  });

  test("amounts are told as part of the nation, rates as an index", () => {
    const nation = market(county(), county({ population: 3000, retailSales: 10_000_000, medianAge: 30 }));
    expect(figure("population", market(county()), nation)).toMatchObject({ nationShare: 0.25, index: null });
    const age = figure("medianAge", market(county()), nation);
    expect(age.nationShare).toBeNull();
    expect(age.index).toBeCloseTo((40 / 32.5) * 100);
  });

  test("what no file says is unknown, and what some counties lack says how many people it speaks of", () => {
    const own = market(county(), county({ population: 3000, households: 400, retailSales: null }));
    expect(figure("retailSales", own)).toMatchObject({ value: 10_000_000, coverage: 0.25 });
    expect(figure("retailPerHousehold", own)).toMatchObject({ value: 25_000, coverage: 0.25 });
    expect(figure("adPerRetail", own)).toMatchObject({ value: null });
    expect(figure("payTv", own)).toMatchObject({ value: null, nation: null, index: null, coverage: 0 });
    expect(figure("tvHomes", own)).toMatchObject({ value: null, coverage: 0 });
  });

  test("advertising is set against a thousand dollars of retail sales", () => {
    expect(figure("adPerRetail", market(county())).value).toBe(50);
  });

  test("growth spans the five years before the last known one, and five after it", () => {
    const history = [2018, 2020, 2025, 2030, 2035].map((of, at) => year(of, 1000 + at * 100));
    const { past, ahead } = figure("population", market(county({ history })));
    expect(past).toEqual({ from: 2020, to: 2025, change: expect.closeTo(100 / 1100) });
    expect(ahead).toEqual({ from: 2025, to: 2030, change: expect.closeTo(100 / 1200) });
  });

  test("a shorter series tells of the years it has", () => {
    const history = [2014, 2016, 2018].map((of, at) => year(of, 1000 + at * 50));
    expect(figure("population", market(county({ history })))).toMatchObject({
      past: { from: 2014, to: 2018, change: expect.closeTo(0.1) },
      ahead: null,
    });
  });

  test("tells the growth of income up to the last year that it is known of", () => {
    const history = [
      year(2017, 1000, { perCapitaIncome: 20_000 }),
      year(2022, 1100, { perCapitaIncome: 25_000 }),
      year(2025, 1200, { perCapitaIncome: null }),
      year(2030, 1300, { perCapitaIncome: null }),
    ];
    const { past, ahead } = figure("incomePerHousehold", market(county({ history })));
    expect(past).toMatchObject({ from: 2017, to: 2022, change: 0.25 });
    expect(ahead).toBeNull();
  });

  test("income grows per person, not with the number of people", () => {
    const history = [year(2020, 1000, { perCapitaIncome: 20_000 }), year(2025, 2000, { perCapitaIncome: 22_000 })];
    expect(figure("incomePerHousehold", market(county({ history }))).past?.change).toBeCloseTo(0.1);
  });

  test("growth is not told of a market that a tenth and more of its people are missing from", () => {
    const history = [year(2020, 1000), year(2025, 1100)];
    const mostly = market(county({ history, population: 8000 }), county({ population: 1000 }));
    expect(figure("population", mostly).past).toBeNull();
    expect(figure("population", market(county({ history, population: 19_000 }), county())).past?.change).toBeCloseTo(
      0.1,
    );
  });
});
