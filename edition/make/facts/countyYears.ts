import { csvFile } from "../csvFile.ts";
import { REGIONS_OF, VALDEZ_CORDOVA } from "#domain/markets/changedCounties.ts";
import { figure, type PublicRow, publicTable } from "./publicTable.ts";

export const YEAR_SOURCES = [
  "counties.csv",
  "county/bea_income_2001_2022.csv.gz",
  "county/bea_combined_areas.csv",
  "county/census_population_2010_2025.csv.gz",
  "county/bls_labor_force_2005_2024.csv.gz",
  "county/cbp_sector_2017_2021.csv.gz",
  "county/county_president_2004_2024.csv.gz",
];

const YEARS = Array.from({ length: 16 }, (_, place) => 2010 + place);
/** The year at which the two series of people are joined. */
const JOINT = 2020;

type Series = Map<string, number>;
const at = (series: Series, fips: string, year: number) => series.get(`${fips} ${year}`);

/** One row a county and year, 2010 to 2025; empty where no source says it. */
export function countyYears(folder: string): string {
  const accounts = readAccounts(folder);
  const people = peopleByYear(folder, accounts.people);
  const jobs = jobsByYear(folder, accounts.jobs);
  const places = establishments(folder);
  const counties = publicTable(folder, "counties.csv").map((row) => row["fips"] ?? "");
  const votes = votesByYear(folder, counties, people);
  const rows = counties.flatMap((fips) =>
    YEARS.map((year) => [
      fips,
      year,
      whole(at(people, fips, year)),
      whole(at(accounts.income, fips, year)),
      whole(at(jobs, fips, year)),
      whole(at(places, fips, year)),
      whole(at(votes, fips, year)),
    ]),
  );
  return csvFile(
    ["fips", "year", "population", "personal_income_per_head_usd", "jobs", "establishments", "votes"],
    rows,
  );
}

function whole(value: number | undefined): number | "" {
  return value === undefined ? "" : Math.round(value);
}

/** People, income a head and jobs as the regional accounts have them, with combined areas divided over their counties. */
function readAccounts(folder: string) {
  const parts = Map.groupBy(publicTable(folder, "county/bea_combined_areas.csv"), (row) => row["bea_code"] ?? "");
  const [people, income, jobs, earned]: [Series, Series, Series, Series] = [new Map(), new Map(), new Map(), new Map()];
  const add = (series: Series, key: string, value: number) => series.set(key, (series.get(key) ?? 0) + value);
  for (const row of publicTable(folder, "county/bea_income_2001_2022.csv.gz")) {
    const code = row["fips"] ?? "";
    const combined = parts
      .get(code)
      ?.map((part) => [part["fips"] ?? "", figure(part, "population_share") ?? 0] as const);
    for (const [fips, share] of combined ?? [[code, 1] as const]) {
      const key = `${ownCode(fips)} ${row["year"]}`;
      add(people, key, share * (figure(row, "population") ?? 0));
      add(earned, key, share * 1000 * (figure(row, "personal_income_usd_thousands") ?? 0));
      add(jobs, key, share * (figure(row, "jobs_total") ?? 0));
    }
  }
  for (const [key, dollars] of earned) {
    const heads = people.get(key);
    if (heads && dollars) income.set(key, dollars / heads);
  }
  return { people, income, jobs };
}

function ownCode(fips: string): string {
  return VALDEZ_CORDOVA.parts.some((part) => part === fips) ? VALDEZ_CORDOVA.fips : fips;
}

/**
 * The estimates of the Census Bureau from 2020 on; before it those of the regional accounts, whose 2010s were led up to the
 * census of 2020, brought to the level of that year. The bureau's own 2010s were not, and jump between 2019 and 2020.
 */
function peopleByYear(folder: string, accounts: Series): Series {
  const estimates: Series = new Map();
  for (const row of publicTable(folder, "county/census_population_2010_2025.csv.gz")) {
    if (row["vintage"] !== "V2025") continue;
    const key = `${ownCode(row["fips"] ?? "")} ${row["year"]}`;
    estimates.set(key, (estimates.get(key) ?? 0) + (figure(row, "population_july1") ?? 0));
  }
  for (const [fips, regions] of Object.entries(REGIONS_OF)) {
    const inRegions = (year: number) => regions.reduce((sum, region) => sum + (at(estimates, region, year) ?? 0), 0);
    for (const year of YEARS.filter((each) => each >= JOINT)) {
      const grown = ((at(accounts, fips, 2022) ?? 0) * inRegions(year)) / inRegions(2022);
      estimates.set(`${fips} ${year}`, year < 2022 ? (at(accounts, fips, year) ?? grown) : grown);
    }
  }
  const joined: Series = new Map(estimates);
  for (const [key, count] of accounts) {
    const [fips = "", year] = key.split(" ");
    const level = (at(estimates, fips, JOINT) ?? 0) / (at(accounts, fips, JOINT) ?? 1);
    if (Number(year) < JOINT && level > 0) joined.set(key, count * level);
  }
  return joined;
}

/** Jobs of the regional accounts to 2022; 2024 by how many of the people there were in work. 2023 is not to be had. */
function jobsByYear(folder: string, accounts: Series): Series {
  const employed: Series = new Map();
  for (const row of publicTable(folder, "county/bls_labor_force_2005_2024.csv.gz")) {
    const count = figure(row, "employed");
    const key = `${ownCode(row["fips"] ?? "")} ${row["year"]}`;
    if (count !== undefined) employed.set(key, (employed.get(key) ?? 0) + count);
  }
  const state = (year: number) =>
    [...employed].reduce((sum, [key, n]) => sum + (key.startsWith("09") && key.endsWith(` ${year}`) ? n : 0), 0);
  const jobs: Series = new Map(accounts);
  for (const [key, count] of accounts) {
    const [fips = "", year] = key.split(" ");
    if (year !== "2022") continue;
    const connecticut = fips in REGIONS_OF;
    const before = connecticut ? state(2022) : at(employed, fips, 2022);
    const after = connecticut ? state(2024) : at(employed, fips, 2024);
    if (before && after) jobs.set(`${fips} 2024`, (count * after) / before);
  }
  return jobs;
}

function establishments(folder: string): Series {
  const sums: Series = new Map();
  for (const row of publicTable(folder, "county/cbp_sector_2017_2021.csv.gz")) {
    const key = `${row["fips"]} ${row["year"]}`;
    sums.set(key, (sums.get(key) ?? 0) + (figure(row, "establishments") ?? 0));
  }
  return sums;
}

/** Where a state or a city stands apart from its counties, or counties have changed, votes are divided over people. */
function votesByYear(folder: string, counties: readonly string[], people: Series): Series {
  const votes: Series = new Map();
  const add = (fips: string, year: number, count: number) =>
    votes.set(`${fips} ${year}`, (at(votes, fips, year) ?? 0) + count);
  const spread = (members: readonly string[], year: number, count: number) => {
    const all = members.reduce((sum, fips) => sum + (at(people, fips, year) ?? 0), 0);
    for (const fips of members) add(fips, year, (count * (at(people, fips, year) ?? 0)) / all);
  };
  const listed = new Set(counties);
  const inState = Map.groupBy(counties, (fips) => fips.slice(0, 2));
  const changed: PublicRow[] = [];
  for (const row of publicTable(folder, "county/county_president_2004_2024.csv.gz")) {
    const fips = row["fips"] ?? "";
    const year = Number(row["year"]);
    const count = figure(row, "votes_total") ?? 0;
    if (year < 2012) continue;
    if (listed.has(fips)) add(fips, year, count);
    // Kansas City reports apart from its counties; most of it lies in Jackson County.
    else if (fips === "2938000") add("29095", year, count);
    else changed.push(row);
  }
  for (const row of changed) {
    const state = (row["fips"] ?? "").slice(0, 2);
    spread(inState.get(state) ?? [], Number(row["year"]), figure(row, "votes_total") ?? 0);
  }
  return votes;
}
