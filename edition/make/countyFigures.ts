import { readCountyYears } from "./countyYears.ts";
import type { Geography } from "./geography.ts";
import { largestRemainder } from "./largestRemainder.ts";
import { readFacts } from "./readFacts.ts";

export type CountyColumn =
  | "population"
  | "households"
  | "median_household_income_usd"
  | "per_capita_income_usd"
  | "median_age"
  | "pct_under_5"
  | "pct_under_18"
  | "pct_65_plus"
  | "pct_broadband"
  | "pct_bachelors_plus"
  | "pct_white_nonhispanic"
  | "pct_hispanic"
  | "pct_black_nonhispanic"
  | "pct_asian_nonhispanic"
  | "pct_owner_occupied_2009_2013"
  | "retail_sales_2007_usd_thousands"
  | "retail_payroll_2021_usd_thousands";

/** What is counted of a county; a figure that no source gives is undefined. */
export type CountyFact = (column: CountyColumn) => number | undefined;

export interface CountyFigures {
  readonly households: number;
  /** Dollars a year. */
  readonly medianHouseholdIncome: number | undefined;
  readonly perCapitaIncome: number | undefined;
  readonly medianAge: number;
  /** Dollars a year, derived. */
  readonly retailSales: number;
  readonly establishments: number;
  readonly fact: CountyFact;
}

/** Retail sales of the United States, about 2023. */
const NATIONAL_RETAIL_SALES = 7.1e12;
/** The payroll of 2021 says more of today than the sales of 2007. */
const PAYROLL_COUNTS = 2 / 3;

/** The facts of every county, by its code. */
export function readCountyFacts(): Map<string, CountyFact> {
  return new Map(
    readFacts<"fips" | CountyColumn>("counties.csv").map(({ fips, ...row }) => [
      fips,
      (column: CountyColumn) => (row[column] === "" ? undefined : Number(row[column])),
    ]),
  );
}

/** A county's economy as it is counted; retail sales are derived, and establishments where they are withheld. */
export function countyFigures({ counties }: Geography): CountyFigures[] {
  const facts = readCountyFacts();
  const own = counties.map(({ fips }) => {
    const fact = facts.get(fips);
    if (!fact) throw new Error(`No facts of county ${fips}.`);
    return fact;
  });
  const retailSales = largestRemainder(NATIONAL_RETAIL_SALES / 1000, retailParts(counties, own));
  const establishments = establishmentsOf(counties);
  return own.map((fact, county) => ({
    households: fact("households") ?? 0,
    medianHouseholdIncome: fact("median_household_income_usd"),
    perCapitaIncome: fact("per_capita_income_usd"),
    medianAge: fact("median_age") ?? 39,
    retailSales: (retailSales[county] ?? 0) * 1000,
    establishments: establishments[county] ?? 0,
    fact,
  }));
}

/** A county's part of the nation's tills: by its shops' payroll, and by its sales of 2007 brought on by its people. */
function retailParts(counties: Geography["counties"], facts: readonly CountyFact[]): number[] {
  const years = readCountyYears();
  const sold = facts.map((fact, county) => {
    const of = years.get(counties[county]?.fips ?? "");
    const grown = (of?.get(2023)?.population ?? 1) / (of?.get(2010)?.population ?? 1);
    const sales = fact("retail_sales_2007_usd_thousands");
    return sales && sales * grown;
  });
  const parts = [sold, facts.map((fact) => fact("retail_payroll_2021_usd_thousands"))].map(partsOfAll);
  const people = partsOfAll(facts.map((fact) => fact("population")));
  return facts.map((_, county) => {
    const [bySales, byPayroll] = [parts[0]?.[county], parts[1]?.[county]];
    if (bySales === undefined || byPayroll === undefined)
      // Where both are withheld there are few shops: half of what its people would buy elsewhere.
      return bySales ?? byPayroll ?? (people[county] ?? 0) / 2;
    return PAYROLL_COUNTS * byPayroll + (1 - PAYROLL_COUNTS) * bySales;
  });
}

function partsOfAll(figures: readonly (number | undefined)[]): (number | undefined)[] {
  const all = figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
  return figures.map((figure) => figure && figure / all);
}

/** Establishments of 2021; where they are withheld, as many for its jobs as the nation has. */
function establishmentsOf(counties: Geography["counties"]): number[] {
  const years = readCountyYears();
  const own = counties.map(({ fips }) => years.get(fips)?.get(2021));
  const known = own.filter((year) => year?.establishments !== undefined);
  const all = (column: "establishments" | "jobs") => known.reduce((sum, year) => sum + (year?.[column] ?? 0), 0);
  const each = all("establishments") / all("jobs");
  return own.map((year) => year?.establishments ?? Math.round((year?.jobs ?? 0) * each));
}
