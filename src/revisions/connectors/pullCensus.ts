import { join } from "node:path";
import { Failure } from "#domain/failure.ts";
import { censusNumber, type CensusRow, countyOf, readCensus } from "./censusAnswer.ts";
import { politeFetcher } from "./fetchPolitely.ts";
import { type Part, readParts } from "./keptParts.ts";
import type { PullRequest } from "./publicData.ts";
import { STATE_CODES } from "./stateCodes.ts";

/** What is known of each county, by FIPS code and column. */
export type CountyColumns = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface PulledCounties {
  readonly year: number;
  readonly counties: CountyColumns;
}

const PAUSE_MS = 1_000;

/** People, incomes and ages: the American Community Survey's five years that end with `year`. */
export async function pullPeople(request: PullRequest): Promise<PulledCounties> {
  // Five years of survey are published in the December after them.
  const year = request.year ?? latest(request, 2);
  const about = (variables: readonly string[]) => census(request, `${year}/acs/acs5`, { get: variables.join(",") });
  const [facts = "", ages = ""] = await read(request, `census-people-${year}`, [
    { name: "facts.json", address: about(FACTS) },
    { name: "ages.json", address: about(AGES_AND_SEX) },
  ]);
  const byCounty = new Map(readCensus(ages).map((row) => [countyOf(row), row]));
  const counties = new Map<string, Map<string, string>>();
  for (const row of readCensus(facts)) {
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
  const year = request.year ?? latest(request, 3);
  const query = { get: "NAME,ESTAB", NAICS2017: "00", LFO: "001", EMPSZES: "001" };
  const [text = ""] = await read(request, `census-establishments-${year}`, [
    { name: "establishments.json", address: census(request, `${year}/cbp`, query) },
  ]);
  const counties = new Map<string, Map<string, string>>();
  for (const row of readCensus(text)) {
    const establishments = censusNumber(row, "ESTAB");
    if (establishments !== null) counties.set(countyOf(row), new Map([["establishments", String(establishments)]]));
  }
  return { year, counties };
}

function latest({ now = new Date() }: PullRequest, behind: number): number {
  return now.getUTCFullYear() - behind;
}

function census(
  { publicData: { censusUrl, censusKey } }: PullRequest,
  path: string,
  query: Readonly<Record<string, string>>,
): URL {
  if (censusKey === undefined)
    throw new Failure(
      "source-unreachable",
      "The Census Bureau answers nobody without a key. Ask for one at https://api.census.gov/data/key_signup.html and set CENSUS_API_KEY.",
    );
  const address = new URL(`/data/${path}`, censusUrl);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  address.searchParams.set("for", "county:*");
  address.searchParams.set("key", censusKey);
  return address;
}

function read(request: PullRequest, name: string, parts: readonly Part[]): Promise<string[]> {
  const { folder, fresh = false, pauseMs = PAUSE_MS, signal, progress = () => undefined } = request;
  const fetch = politeFetcher({ pauseMs, signal });
  return readParts(parts, { folder: join(folder, name), fresh, fetch, progress });
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
