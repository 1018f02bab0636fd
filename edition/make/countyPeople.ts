import { agesOf, FEMALE_OF_AGE } from "./countyAges.ts";
import type { CountyColumn, CountyFigures } from "./countyFigures.ts";
import type { Geography } from "./geography.ts";
import { nearness } from "./nearness.ts";
import { seededRandom } from "./seededRandom.ts";

/** Spread of household incomes around a county's median: standard deviation of their logarithm. */
const INCOME_SPREAD = 0.98;
/** Of those without a bachelor's degree: who finished high school, and who went to college without finishing or for two years. */
const WITHOUT_BACHELORS = { highSchool: 0.405, someCollege: 0.43 };
/** Homes of a pay-TV service and homes that have broadband instead, percent; an assumption for the sample's year. */
const PAY_TV = 46;
const BROADBAND_ONLY = 39;

/** What columns `counties.csv` has of who lives there, and the percentages of every county under them. */
export function countyPeople(geography: Geography, figures: readonly CountyFigures[]): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  const add = (key: string, percent: (figure: CountyFigures, county: number) => number | undefined) =>
    columns.set(
      key,
      figures.map((figure, county) => short(percent(figure, county))),
    );
  const counted = (key: string, column: CountyColumn) => add(key, ({ fact }) => fact(column));

  const ages = figures.map(agesOf);
  for (const [at, [age, female]] of Object.entries(FEMALE_OF_AGE).entries()) {
    const people = (county: number) => ages[county]?.[at] ?? 0;
    add(`pct_female_${age}`, (_, county) => people(county) * female);
    add(`pct_male_${age}`, (_, county) => people(county) * (1 - female));
  }
  counted("pct_white_nonhispanic", "pct_white_nonhispanic");
  counted("pct_hispanic", "pct_hispanic");
  counted("pct_black_nonhispanic", "pct_black_nonhispanic");
  counted("pct_asian_nonhispanic", "pct_asian_nonhispanic");

  add("pct_income_under_25k", (figure) => between(figure, 0, 25_000));
  add("pct_income_25k_50k", (figure) => between(figure, 25_000, 50_000));
  add("pct_income_50k_100k", (figure) => between(figure, 50_000, 100_000));
  add("pct_income_100k_150k", (figure) => between(figure, 100_000, 150_000));
  const rest = ({ fact }: CountyFigures) => 100 - (fact("pct_bachelors_plus") ?? 0);
  add("pct_high_school", (figure) => rest(figure) * WITHOUT_BACHELORS.highSchool);
  add("pct_some_college", (figure) => rest(figure) * WITHOUT_BACHELORS.someCollege);
  counted("pct_bachelors_plus", "pct_bachelors_plus");
  counted("pct_owner_occupied", "pct_owner_occupied_2009_2013");
  counted("pct_broadband", "pct_broadband");
  const screens = homesByScreen(geography, figures);
  add("pct_pay_tv", (_, county) => screens[county]?.payTv);
  add("pct_broadband_only", (_, county) => screens[county]?.broadbandOnly);
  return columns;
}

/** How homes get their television: older people keep pay TV, cities leave it first. No home has broadband only where it has none. */
function homesByScreen({ counties, population }: Geography, figures: readonly CountyFigures[]) {
  const around = nearness(counties, population, 25);
  return figures.map(({ medianAge, fact }, county) => {
    const next = seededRandom(`people ${counties[county]?.fips}`);
    const noise = (width: number) => width * (next() + next() + next() - 1.5);
    const urban = Math.min(1, Math.max(0, (Math.log10(around[county] ?? 1) - 2.5) / 4));
    const older = medianAge - 39;
    const payTv = clamp(PAY_TV + 0.9 * older + noise(6), 20, 75);
    const level = BROADBAND_ONLY + 8 * (urban - 0.8) - 0.6 * older + noise(4);
    return { payTv, broadbandOnly: clamp(level, 8, Math.min(92 - payTv, fact("pct_broadband") ?? 100)) };
  });
}

/** Part of homes with an income between two, in percent; undefined where the median is. */
function between({ medianHouseholdIncome: median }: CountyFigures, low: number, high: number): number | undefined {
  if (median === undefined) return undefined;
  const below = (dollars: number) => (dollars === 0 ? 0 : normal(Math.log(dollars / median) / INCOME_SPREAD));
  return 100 * (below(high) - below(low));
}

/** A tenth where it tells something, as files of percentages have it. */
function short(percent: number | undefined): string {
  if (percent === undefined) return "";
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
