import type { Queryable } from "../database.ts";

/** A county as imported. Null is "not given". Money in whole dollars, income per person or household and year. */
export interface CountyRow {
  readonly fips: string;
  readonly name: string;
  readonly state: string;
  readonly population: number;
  readonly households: number;
  readonly medianHouseholdIncome: number | null;
  readonly perCapitaIncome: number | null;
  readonly retailSales: number | null;
  readonly establishments: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Percent of homes with broadband. */
  readonly broadband: number | null;
  /** Percent of people of 65 and older. */
  readonly older: number | null;
  /** Percent of people. */
  readonly hispanic: number | null;
  readonly squareMiles: number | null;
}

/** The counties of one import, by FIPS code. */
export function countyRows(store: Queryable, importId: number): Promise<CountyRow[]> {
  return store.query(
    `select fips, name, state, population, households, median_household_income as "medianHouseholdIncome",
       per_capita_income as "perCapitaIncome", retail_sales as "retailSales", establishments,
       latitude, longitude,
       (details->>'pct_broadband')::double precision as broadband,
       coalesce(
         (details->>'pct_65_plus')::double precision,
         (details->>'pct_female_65_plus')::double precision + (details->>'pct_male_65_plus')::double precision
       ) as older,
       (details->>'pct_hispanic')::double precision as hispanic,
       (details->>'land_area_sq_mi')::double precision as "squareMiles"
     from county where import_id = $1 order by fips`,
    [importId],
  );
}

/** The FIPS codes of one import. */
export async function countyCodes(store: Queryable, importId: number): Promise<string[]> {
  const rows = await store.query<{ fips: string }>("select fips from county where import_id = $1", [importId]);
  return rows.map(({ fips }) => fips);
}
