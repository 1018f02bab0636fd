import type { CountyFigures } from "./countyFigures.ts";
import { agesAround, FEMALE_OF_AGE } from "./countyAges.ts";
import { nearness } from "./countyPopulation.ts";
import type { Geography } from "./geography.ts";
import { readFacts } from "./readFacts.ts";
import { seededRandom } from "./seededRandom.ts";
import { tiedToStates } from "./tiedToStates.ts";

const ETHNICITIES = ["white", "hispanic", "black", "asian"] as const;
type Ethnicity = (typeof ETHNICITIES)[number];
type StateColumn = "state" | `pct_${Ethnicity}` | "pct_bachelors_plus" | "pct_owner_occupied" | "pct_growth_2020_2025";
type CountyColumn = "fips" | `pct_${Ethnicity}`;

/** Spread of household incomes around a county's median: standard deviation of their logarithm. */
const INCOME_SPREAD = 0.98;
/** Of those without a bachelor's degree: who finished high school, and who went to college without finishing or for two years. */
const WITHOUT_BACHELORS = { highSchool: 0.405, someCollege: 0.43 };
/** Homes of a pay-TV service and homes that have broadband instead, percent; an assumption for the sample's year. */
const PAY_TV = 46;
const BROADBAND_ONLY = 39;

/** The facts of states that counties are modelled from. */
export function readStatePeople(): Map<string, Record<StateColumn, string>> {
  return new Map(readFacts<StateColumn>("state-people.csv").map((row) => [row.state, row]));
}

/** What columns `counties.csv` has of who lives there, and the percentages of every county under them. */
export function countyPeople(geography: Geography, figures: readonly CountyFigures[]): Map<string, string[]> {
  const { counties, population, stateOf } = geography;
  const states = readStatePeople();
  const fact = (column: StateColumn) => (state: string) => Number(states.get(state)?.[column]);
  const known = new Map(readFacts<CountyColumn>("county-people.csv").map((row) => [row.fips, row]));
  const around = nearness(counties, population, 25);
  const urban = around.map((people) => Math.min(1, Math.max(0, (Math.log10(people) - 2.5) / 4)));
  const random = counties.map(({ fips }) => seededRandom(`people ${fips}`));
  const noise = (county: number, width: number) => {
    const next = random[county] ?? (() => 0.5);
    return width * (next() + next() + next() - 1.5);
  };
  const every = (value: (county: number) => number) => counties.map((_, county) => value(county));

  const levels: Readonly<Record<Ethnicity, readonly number[]>> = {
    hispanic: every((county) => (0.45 + (urban[county] ?? 0)) * Math.exp(noise(county, 0.9))),
    black: every((county) => (0.4 + 1.2 * (urban[county] ?? 0)) * Math.exp(noise(county, 1.3))),
    asian: every((county) => (0.12 + 1.8 * (urban[county] ?? 0) ** 2) * Math.exp(noise(county, 0.7))),
    white: every(() => 1),
  };
  const ethnicity = (group: Ethnicity) =>
    tiedToStates(geography, {
      levels: levels[group],
      weights: population,
      target: fact(`pct_${group}`),
      known: (county) => {
        const row = known.get(counties[county]?.fips ?? "");
        return row && Number(row[`pct_${group}`]);
      },
    });
  const [hispanic, black, asian] = [ethnicity("hispanic"), ethnicity("black"), ethnicity("asian")];
  const households = figures.map((figure) => figure.households);
  const bachelors = tiedToStates(geography, {
    levels: every((county) => {
      const { medianHouseholdIncome } = figures[county] ?? { medianHouseholdIncome: 0 };
      return (medianHouseholdIncome / stateOf(county).medianHouseholdIncome) ** 1.3 * Math.exp(noise(county, 0.2));
    }),
    weights: population,
    target: fact("pct_bachelors_plus"),
  });
  const owner = tiedToStates(geography, {
    levels: every((county) => (1.2 - 0.35 * (urban[county] ?? 0)) * Math.exp(noise(county, 0.08))),
    weights: households,
    target: fact("pct_owner_occupied"),
  });

  const columns = new Map<string, string[]>();
  const add = (key: string, percent: (county: number) => number) =>
    columns.set(
      key,
      every(percent).map((value) => short(value)),
    );

  const ages = every((county) => county).map((county) => agesAround(figures[county]?.medianAge ?? 39));
  for (const [at, [age, female]] of Object.entries(FEMALE_OF_AGE).entries()) {
    const people = (county: number) => ages[county]?.[at] ?? 0;
    add(`pct_female_${age}`, (county) => people(county) * female);
    add(`pct_male_${age}`, (county) => people(county) * (1 - female));
  }
  // What a state's shares leave to its whites stays theirs, the part of everybody else being what it is in the state.
  const others = (state: string) => 100 - ETHNICITIES.reduce((sum, group) => sum + fact(`pct_${group}`)(state), 0);
  const named = (county: number) => (hispanic[county] ?? 0) + (black[county] ?? 0) + (asian[county] ?? 0);
  const room = (county: number) => Math.min(1, 94 / named(county));
  add("pct_white_nonhispanic", (county) => {
    const row = known.get(counties[county]?.fips ?? "");
    return row ? Number(row.pct_white) : Math.max(2, 100 - others(stateOf(county).code) - named(county) * room(county));
  });
  add("pct_hispanic", (county) => (hispanic[county] ?? 0) * room(county));
  add("pct_black_nonhispanic", (county) => (black[county] ?? 0) * room(county));
  add("pct_asian_nonhispanic", (county) => (asian[county] ?? 0) * room(county));

  const below = (county: number, dollars: number) =>
    100 * normal(Math.log(dollars / (figures[county]?.medianHouseholdIncome ?? 1)) / INCOME_SPREAD);
  add("pct_income_under_25k", (county) => below(county, 25_000));
  add("pct_income_25k_50k", (county) => below(county, 50_000) - below(county, 25_000));
  add("pct_income_50k_100k", (county) => below(county, 100_000) - below(county, 50_000));
  add("pct_income_100k_150k", (county) => below(county, 150_000) - below(county, 100_000));
  const rest = (county: number) => 100 - (bachelors[county] ?? 0);
  add("pct_high_school", (county) => rest(county) * WITHOUT_BACHELORS.highSchool);
  add("pct_some_college", (county) => rest(county) * WITHOUT_BACHELORS.someCollege);
  add("pct_bachelors_plus", (county) => bachelors[county] ?? 0);
  add("pct_owner_occupied", (county) => owner[county] ?? 0);
  const older = (county: number) => (figures[county]?.medianAge ?? 39) - 39;
  const payTv = every((county) => clamp(PAY_TV + 0.9 * older(county) + noise(county, 6), 20, 75));
  add("pct_pay_tv", (county) => payTv[county] ?? 0);
  add("pct_broadband_only", (county) => {
    const level = BROADBAND_ONLY + 8 * ((urban[county] ?? 0) - 0.8) - 0.6 * older(county) + noise(county, 4);
    return clamp(level, 8, 92 - (payTv[county] ?? 0));
  });
  return columns;
}

/** A tenth where it tells something, as files of percentages have it. */
function short(percent: number): string {
  return percent >= 20 ? String(Math.round(percent)) : String(Math.round(percent * 10) / 10);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The standard normal distribution: the part below `z`, to four digits. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}
