import type { CountyPeople, CountyYear } from "#domain/demographics/countyPeople.ts";
import type { Queryable } from "../database.ts";

/** Who lives in the counties of one import, as its file says it; without their history. */
export async function countyPeopleRows(store: Queryable, importId: number): Promise<Omit<CountyPeople, "history">[]> {
  const rows = await store.query<Omit<CountyPeople, "history" | "percents"> & { details: Record<string, unknown> }>(
    `select fips, population, households, median_household_income as "medianHouseholdIncome",
       per_capita_income as "perCapitaIncome", median_age as "medianAge", retail_sales as "retailSales", details
     from county where import_id = $1 order by fips`,
    [importId],
  );
  return rows.map(({ details, ...county }) => ({ ...county, percents: percentsOf(details) }));
}

/** What a file says of its counties in other years, by FIPS code, the earliest first. */
export async function countyHistoryRows(store: Queryable, importId: number): Promise<Map<string, CountyYear[]>> {
  const rows = await store.query<CountyYear & { fips: string }>(
    `select fips, year, population, households, per_capita_income as "perCapitaIncome", retail_sales as "retailSales",
       jobs, establishments, votes
     from county_history where import_id = $1 order by fips, year`,
    [importId],
  );
  const histories = new Map<string, CountyYear[]>();
  for (const { fips, ...year } of rows) {
    const known = histories.get(fips);
    if (known) known.push(year);
    else histories.set(fips, [year]);
  }
  return histories;
}

function percentsOf(details: Readonly<Record<string, unknown>>): Record<string, number> {
  const percents: Record<string, number> = {};
  for (const [key, value] of Object.entries(details)) {
    if (key.startsWith("pct_") && typeof value === "number") percents[key] = value;
  }
  return percents;
}
