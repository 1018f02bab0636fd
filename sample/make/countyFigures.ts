import { nearness } from "./countyPopulation.ts";
import type { Geography } from "./geography.ts";
import { largestRemainder } from "./largestRemainder.ts";
import { seededRandom } from "./seededRandom.ts";

export interface CountyFigures {
  readonly households: number;
  /** Dollars a year. */
  readonly medianHouseholdIncome: number;
  readonly perCapitaIncome: number;
  readonly medianAge: number;
  /** Dollars a year. */
  readonly retailSales: number;
  readonly establishments: number;
}

/** Retail sales and establishments of the United States, about 2023. */
const NATIONAL_RETAIL_SALES = 7.1e12;
const NATIONAL_ESTABLISHMENTS = 8.3e6;
/** Persons who live in households rather than in dormitories, barracks or homes. */
const IN_HOUSEHOLDS = 0.976;
/** A household's mean income over its median. */
const MEAN_OVER_MEDIAN = 1.37;

/** The model of a county's economy: its state's level, turned by how urban it is and by a seeded spread of its own. */
export function countyFigures({ counties, population, stateOf }: Geography): CountyFigures[] {
  const around = nearness(counties, population, 25);
  const urban = counties.map((_, county) => urbanity(around[county] ?? 0));
  const income = incomes(counties, population, urban, stateOf);
  const draw = counties.map(({ fips }) => seededRandom(`county ${fips}`));
  const spread = (county: number, width: number) => 1 + width * (2 * (draw[county]?.() ?? 0.5) - 1);
  const pull = counties.map((_, county) => {
    const own = population[county] ?? 0;
    const centre = own / Math.max(own, around[county] ?? 1);
    return own * (0.75 + 0.35 * centre) * spread(county, 0.1);
  });
  const weights = (power: number) => pull.map((people, county) => people * ((income[county] ?? 0) / 75000) ** power);
  const retailSales = largestRemainder(NATIONAL_RETAIL_SALES / 1000, weights(0.45));
  const establishments = largestRemainder(NATIONAL_ESTABLISHMENTS, weights(0.25));
  return counties.map((_, county) => {
    const { medianAge, personsPerHousehold } = stateOf(county);
    const people = population[county] ?? 0;
    const median = income[county] ?? 0;
    return {
      households: Math.max(1, Math.round((people * IN_HOUSEHOLDS) / personsPerHousehold)),
      medianHouseholdIncome: Math.round(median),
      perCapitaIncome: Math.round((median * MEAN_OVER_MEDIAN * IN_HOUSEHOLDS) / personsPerHousehold),
      medianAge: Math.round((medianAge + 5 * (0.6 - (urban[county] ?? 0))) * spread(county, 0.06) * 10) / 10,
      retailSales: (retailSales[county] ?? 0) * 1000,
      establishments: establishments[county] ?? 0,
    };
  });
}

/** 0 for a few hundred people around, 1 for millions. */
function urbanity(people: number): number {
  return Math.min(1, Math.max(0, (Math.log10(people) - 2.5) / 4));
}

/** Median household incomes whose mean over each state's people is the state's own. */
function incomes(
  counties: Geography["counties"],
  population: readonly number[],
  urban: readonly number[],
  stateOf: Geography["stateOf"],
): number[] {
  const level = counties.map(({ fips }, county) => {
    const random = seededRandom(`income ${fips}`);
    return (0.72 + 0.4 * (urban[county] ?? 0)) * (1 + 0.14 * (random() + random() - 1));
  });
  const sums = new Map<string, { people: number; weighted: number }>();
  for (const county of counties.keys()) {
    const { fips } = stateOf(county);
    const sum = sums.get(fips) ?? { people: 0, weighted: 0 };
    const people = population[county] ?? 0;
    sums.set(fips, { people: sum.people + people, weighted: sum.weighted + people * (level[county] ?? 0) });
  }
  return level.map((value, county) => {
    const { fips, medianHouseholdIncome } = stateOf(county);
    const { people, weighted } = sums.get(fips) ?? { people: 1, weighted: 1 };
    return (value * medianHouseholdIncome * people) / weighted;
  });
}
