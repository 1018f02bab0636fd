import { readAnswers, yearOf } from "./askSource.ts";
import { censusAddress, censusNumber, type CensusRow, countyOf, readCensus } from "./censusAnswer.ts";
import type { PullRequest } from "./publicData.ts";
import { STATE_CODES } from "./stateCodes.ts";

/** What is known of each county, by FIPS code and column. */
export type CountyColumns = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface PulledCounties {
  readonly year: number;
  readonly counties: CountyColumns;
}

/** People, incomes and ages: the American Community Survey's five years that end with `year`. */
export async function pullPeople(request: PullRequest): Promise<PulledCounties> {
  const year = yearOf(request);
  const asked = { "facts.json": FACTS, "ages.json": AGES_AND_SEX };
  const parts = Object.entries(asked).map(([name, variables]) => ({
    name,
    address: censusAddress(request, `${year}/acs/acs5`, { get: variables.join(",") }),
  }));
  const [facts = [], ages = []] = await readAnswers(request, `census-people-${year}`, parts, (text, { name }) =>
    readCensus(text, name === "ages.json" ? AGES_AND_SEX : FACTS),
  );
  const byCounty = new Map(ages.map((row) => [countyOf(row), row]));
  const counties = new Map<string, Map<string, string>>();
  for (const row of facts) {
    const fips = countyOf(row);
    const state = STATE_CODES[fips.slice(0, 2)];
    if (state === undefined) continue;
    const columns = peopleOf(row, byCounty.get(fips), year);
    columns.set("county", countyName(row));
    columns.set("state", state);
    counties.set(fips, columns);
  }
  return { year, counties };
}

/** How many establishments there are: County Business Patterns, all industries, legal forms and sizes. */
export async function pullEstablishments(request: PullRequest): Promise<PulledCounties> {
  const year = yearOf(request);
  const query = { get: "NAME,ESTAB", NAICS2017: "00", LFO: "001", EMPSZES: "001" };
  const parts = [{ name: "establishments.json", address: censusAddress(request, `${year}/cbp`, query) }];
  const [rows = []] = await readAnswers(request, `census-establishments-${year}`, parts, (text) =>
    readCensus(text, ["ESTAB"]),
  );
  const counties = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const establishments = censusNumber(row, "ESTAB");
    if (establishments !== null) counties.set(countyOf(row), columnsOf(establishments, year));
  }
  return { year, counties };
}

function columnsOf(establishments: number, year: number): Map<string, string> {
  return new Map([
    ["establishments", String(establishments)],
    ["establishments_vintage", String(year)],
  ]);
}

/** Table B01001 counts men in its variables 003–025 and women in 027–049, each in the same 23 ages. */
const MEN = 3;
const WOMEN = 27;
const AGES = 23;

/** Which of those 23 ages an age of ours is made of: first and last, counted from 0. */
const SPANS = {
  under_5: [0, 0],
  under_18: [0, 3],
  "18_24": [4, 7],
  "25_34": [8, 9],
  "35_44": [10, 11],
  "45_54": [12, 13],
  "55_64": [14, 16],
  "65_plus": [17, 22],
  "18_34": [4, 9],
  "35_54": [10, 13],
  "55_74": [14, 19],
  "75_plus": [20, 22],
} as const satisfies Record<string, readonly [number, number]>;

/** Told for women and men apart, too. */
const BY_SEX = ["18_24", "25_34", "35_44", "45_54", "55_64", "65_plus"] as const;

const variable = (number: number): string => `B01001_${String(number).padStart(3, "0")}E`;

/** What is asked of the American Community Survey: what fits one question, twice. */
const FACTS = ["NAME", "B01003_001E", "B11001_001E", "B19013_001E", "B19301_001E", "B01002_001E"] as const;
const AGES_AND_SEX = [
  variable(1),
  ...Array.from({ length: AGES }, (_, at) => variable(MEN + at)),
  ...Array.from({ length: AGES }, (_, at) => variable(WOMEN + at)),
];

/** What one county's rows say, by column of the layout of counties; what they do not say is left out. */
function peopleOf(facts: CensusRow, ages: CensusRow | undefined, year: number): Map<string, string> {
  const columns = new Map<string, string>();
  const put = (column: string, value: number | null) => value !== null && columns.set(column, String(value));
  columns.set("fips", countyOf(facts));
  put("population", censusNumber(facts, "B01003_001E"));
  put("households", censusNumber(facts, "B11001_001E"));
  put("median_household_income_usd", censusNumber(facts, "B19013_001E"));
  put("per_capita_income_usd", censusNumber(facts, "B19301_001E"));
  put("median_age", censusNumber(facts, "B01002_001E"));
  if (ages) for (const [column, part] of partsOf(ages)) put(column, part);
  const vintage = `ACS ${year - 4}-${year}`;
  columns.set("population_vintage", vintage);
  columns.set("income_vintage", vintage);
  return columns;
}

/** The name of a county without its state, as `Autauga County, Alabama` has it. */
function countyName(facts: CensusRow): string {
  return (facts.get("NAME") ?? "").replace(/,[^,]*$/, "").trim();
}

function partsOf(ages: CensusRow): [string, number | null][] {
  const all = censusNumber(ages, variable(1));
  if (!all) return [];
  const count = (begin: number, [first, last]: readonly [number, number]): number => {
    let sum = 0;
    for (let age = first; age <= last; age++) sum += censusNumber(ages, variable(begin + age)) ?? 0;
    return sum;
  };
  const percent = (people: number): number => Math.round((people / all) * 1_000) / 10;
  const women = count(WOMEN, [0, AGES - 1]);
  return [
    ...Object.entries(SPANS).map(([age, span]): [string, number] => [
      `pct_${age}`,
      percent(count(MEN, span) + count(WOMEN, span)),
    ]),
    ...BY_SEX.flatMap((age): [string, number][] => [
      [`pct_female_${age}`, percent(count(WOMEN, SPANS[age]))],
      [`pct_male_${age}`, percent(count(MEN, SPANS[age]))],
    ]),
    ["pct_female", percent(women)],
  ];
}
