import { csvFile } from "../csvFile.ts";
import { REGIONS_OF } from "#domain/markets/changedCounties.ts";
import { figure, type PublicRow, publicTable } from "./publicTable.ts";

export const COUNTY_SOURCES = [
  "counties.csv",
  "census/counties_ct_planning_regions_2023.csv",
  "county/bea_income_2001_2022.csv.gz",
  "county/cbp_sector_2017_2021.csv.gz",
  "business/county_business_quickfacts.csv",
];

/** What the American Community Survey says of a place as a part or a middle, and so can be said of a part of the place. */
const RATES = [
  "median_household_income_usd",
  "per_capita_income_usd",
  "median_age",
  "pct_under_5",
  "pct_under_18",
  "pct_65_plus",
  "pct_broadband",
  "pct_bachelors_plus",
];
const ORIGINS = ["pct_white_nonhispanic", "pct_hispanic", "pct_black_nonhispanic", "pct_asian_nonhispanic"];

/** One row a county: people, homes, incomes, ages, origin, and what its shops pay and sold. */
export function countyFacts(folder: string): string {
  const people = publicTable(folder, "counties.csv");
  const connecticut = connecticutCounties(folder);
  const shops = new Map(
    publicTable(folder, "county/cbp_sector_2017_2021.csv.gz")
      .filter((row) => row["year"] === "2021" && row["naics_sector"] === "44-45")
      .map((row) => [row["fips"], row]),
  );
  const quick = new Map(
    publicTable(folder, "business/county_business_quickfacts.csv").map((row) => [row["county_fips"], row]),
  );
  const header = ["fips", "population", "households", ...RATES, ...ORIGINS];
  const rows = people.map((row) => {
    const fips = row["fips"] ?? "";
    const counted = connecticut.get(fips) ?? row;
    const sold = quick.get(fips);
    return [
      fips,
      ...["population", "households", ...RATES].map((column) => counted[column] ?? ""),
      ...ORIGINS.map((column) => row[column] ?? ""),
      figure(sold, "homeownership_rate_pct_2009_2013") ?? "",
      // The source has nought where the figure is withheld.
      figure(sold, "retail_sales_2007_usd_thousands") || "",
      figure(shops.get(fips), "annual_payroll_usd_thousands") ?? "",
    ];
  });
  return csvFile(
    [...header, "pct_owner_occupied_2009_2013", "retail_sales_2007_usd_thousands", "retail_payroll_2021_usd_thousands"],
    rows,
  );
}

/** Connecticut's eight counties: their people of 2022, scaled to the state's of the survey, and the rates of their regions. */
function connecticutCounties(folder: string): Map<string, PublicRow> {
  const regions = publicTable(folder, "census/counties_ct_planning_regions_2023.csv");
  const byFips = new Map(regions.map((row) => [row["fips"], row]));
  const counted = publicTable(folder, "county/bea_income_2001_2022.csv.gz").filter(
    (row) => row["year"] === "2022" && (row["fips"] ?? "") in REGIONS_OF,
  );
  const all = (rows: readonly PublicRow[], column: string) =>
    rows.reduce((sum, row) => sum + (figure(row, column) ?? 0), 0);
  const scale = all(regions, "population") / all(counted, "population");
  const rough = counted.map((row) => {
    const fips = row["fips"] ?? "";
    const own = (REGIONS_OF[fips] ?? []).map((region) => byFips.get(region)).filter((region) => region !== undefined);
    const population = Math.round((figure(row, "population") ?? 0) * scale);
    const inRegions = all(own, "population");
    const mean = (column: string) =>
      own.reduce((sum, region) => sum + (figure(region, column) ?? 0) * (figure(region, "population") ?? 0), 0) /
      inRegions;
    const rates: PublicRow = Object.fromEntries(RATES.map((column) => [column, short(mean(column))]));
    const households = (population * all(own, "households")) / inRegions;
    return { fips, population, households, rates };
  });
  const homes = all(regions, "households") / rough.reduce((sum, { households }) => sum + households, 0);
  return new Map(
    rough.map(({ fips, population, households, rates }) => [
      fips,
      { ...rates, population: String(population), households: String(Math.round(households * homes)) },
    ]),
  );
}

/** Whole dollars, and a tenth of what is smaller. */
function short(value: number): string {
  return String(value > 1000 ? Math.round(value) : Math.round(value * 10) / 10);
}
