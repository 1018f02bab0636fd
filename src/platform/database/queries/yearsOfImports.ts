import type { Queryable } from "../database.ts";

/** The years that files of spend and of national totals among some imports speak of, ascending. */
export async function yearsOfImports(store: Queryable, importIds: readonly number[]): Promise<number[]> {
  const rows = await store.query<{ year: number }>(
    `select distinct year::int as year from spend_row where import_id = any($1::bigint[])
     union select year::int from national_total where import_id = any($1::bigint[]) order by year`,
    [importIds],
  );
  return rows.map(({ year }) => year);
}
