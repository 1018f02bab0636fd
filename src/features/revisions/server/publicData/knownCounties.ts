import type { CountyColumns } from "#revisions/connectors/pullCensus.ts";
import type { Queryable } from "#platform/database/database.ts";
import { LAYOUT_BY_NAME } from "#revisions/ingest/layoutByName.ts";

interface StoredCounty {
  readonly fips: string;
  readonly columns: Readonly<Record<string, string | number | null>>;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Everything that an import of counties says, by FIPS code and column; nothing where there is no such import. */
export async function knownCounties(store: Queryable, importId: number | null): Promise<CountyColumns> {
  if (importId === null) return new Map();
  const rows = await store.query<StoredCounty>(
    `select fips, details, jsonb_build_object('county', name, 'state', state, 'population', population,
       'households', households, 'median_household_income_usd', median_household_income,
       'per_capita_income_usd', per_capita_income, 'median_age', median_age, 'retail_sales_usd', retail_sales,
       'establishments', establishments, 'latitude', latitude, 'longitude', longitude) as columns
     from county where import_id = $1 order by fips`,
    [importId],
  );
  const { columns, details = [] } = LAYOUT_BY_NAME.counties;
  const known = new Set([...columns.map(({ key }) => key), ...details]);
  return new Map(
    rows.map((row) => {
      const all = Object.entries({ ...row.details, ...row.columns });
      const told = all.filter(([key, value]) => known.has(key) && value !== null && value !== "");
      return [row.fips, new Map(told.map(([key, value]) => [key, String(value)]))];
    }),
  );
}
