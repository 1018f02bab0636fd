import { join } from "node:path";
import { Failure } from "#domain/failure.ts";
import { censusNumber, countyOf, readCensus } from "./censusAnswer.ts";
import { AGES_AND_SEX, countyName, FACTS, peopleOf } from "./censusPeople.ts";
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
