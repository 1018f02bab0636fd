import type { CountyRow } from "#platform/database/queries/countyRows.ts";
import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import type { PlaceFigure } from "#domain/markets/placeFigure.ts";

/** What a county's part in advertising is reckoned from. Money in dollars a year. */
export interface CountyDrivers {
  readonly fips: string;
  readonly name: string;
  readonly state: string;
  readonly population: number;
  readonly households: number;
  /** All incomes together. */
  readonly income: number;
  readonly retailSales: number;
  readonly establishments: number;
  /** Which of them no file gives: good for proportions between counties, and never to be shown as figures. */
  readonly estimated: readonly CountyDriver[];
  /** Degrees; null where the file gives none. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** What of the place lends media strength; what no file gives is left out. */
  readonly place: Readonly<Partial<Record<PlaceFigure, number>>>;
}

/**
 * Where a file lacks a figure it is estimated from what the file has, at the file's own average rate. Where it has none
 * at all, these national rates stand in; only proportions between counties count, so their level moves no result.
 */
const NATIONAL = {
  /** Dollars a person and year, American Community Survey 2019–2023. */
  incomePerPerson: 43_000,
  /** All incomes over the median household's, times households: the mean is above the median. */
  meanOverMedianIncome: 1.4,
  /** Retail sales over all incomes: about 7 of 14 trillion dollars. */
  retailPerIncome: 0.5,
  /** Business establishments a person: 8.3 million over 333 million. */
  establishmentsPerPerson: 0.025,
};

/** The drivers of every county, gaps filled. */
export function countyDrivers(rows: readonly CountyRow[]): CountyDrivers[] {
  const givenIncomes = rows.map(givenIncome);
  const incomePerPerson = rate(
    givenIncomes,
    rows.map(({ population }) => population),
    NATIONAL.incomePerPerson,
  );
  const incomes = rows.map(({ population }, at) => givenIncomes[at] ?? population * incomePerPerson);
  const retailPerIncome = rate(
    rows.map(({ retailSales }) => retailSales),
    incomes,
    NATIONAL.retailPerIncome,
  );
  const establishmentsPerPerson = rate(
    rows.map(({ establishments }) => establishments),
    rows.map(({ population }) => population),
    NATIONAL.establishmentsPerPerson,
  );

  return rows.map((row, at) => {
    const income = incomes[at] ?? 0;
    const estimated: CountyDriver[] = [];
    if (givenIncomes[at] === null) estimated.push("income");
    if (row.retailSales === null) estimated.push("retailSales");
    if (row.establishments === null) estimated.push("establishments");
    return {
      fips: row.fips,
      name: row.name,
      state: row.state,
      population: row.population,
      households: row.households,
      income,
      retailSales: row.retailSales ?? income * retailPerIncome,
      establishments: row.establishments ?? row.population * establishmentsPerPerson,
      estimated,
      latitude: row.latitude,
      longitude: row.longitude,
      place: placeOf(row),
    };
  });
}

function placeOf({ broadband, older, hispanic, squareMiles, population }: CountyRow): CountyDrivers["place"] {
  return {
    ...(broadband !== null && { broadband }),
    ...(older !== null && { older }),
    ...(hispanic !== null && { hispanic }),
    ...(squareMiles !== null && squareMiles > 0 && { density: population / squareMiles }),
  };
}

function givenIncome({ perCapitaIncome, medianHouseholdIncome, population, households }: CountyRow): number | null {
  if (perCapitaIncome !== null) return perCapitaIncome * population;
  if (medianHouseholdIncome !== null) return medianHouseholdIncome * households * NATIONAL.meanOverMedianIncome;
  return null;
}

/** What the rows that have a figure have of it per unit of their base. */
function rate(figures: readonly (number | null)[], bases: readonly number[], otherwise: number): number {
  let figure = 0;
  let base = 0;
  for (const [at, given] of figures.entries()) {
    if (given === null) continue;
    figure += given;
    base += bases[at] ?? 0;
  }
  return base > 0 ? figure / base : otherwise;
}
