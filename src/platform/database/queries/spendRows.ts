import type { Queryable } from "../database.ts";

/** What was spent in a year, as customers send it. */
export interface SpendRow {
  readonly market: string;
  /** A sub-vertical or vertical id. */
  readonly target: string;
  /** A medium id, or a group of media such as `digital`. */
  readonly medium: string;
  readonly year: number;
  readonly dollars: number;
  /** Only parts of what was spent are known: it was as much or more. */
  readonly least: boolean;
  /** What its four quarters came to, null for those that nobody tells; null where the year alone is told. */
  readonly quarters: readonly (number | null)[] | null;
  /** The same of quarters of which a part is told: they came to as much or more. */
  readonly leastQuarters: readonly (number | null)[] | null;
}

/** The line of a file that says what a market spends. */
export interface SpendLine extends Omit<SpendRow, "market" | "quarters" | "leastQuarters"> {
  readonly importId: number;
  readonly line: number;
}

/**
 * The spend of several imports by year. Quarters and months are added up, each of the latest import that tells it: to the year where all of
 * it is there, else to a part of it. A quarter told as such counts over its months. Where they name the same key, the latest whole one counts, and nothing that came before it; what comes
 * after it as a part may lift it, never lower it. Parts are not added up, since they may tell of the same dollars: the largest counts.
 * What quarters came to stands beside their year, as long as no later whole one has taken their place.
 *
 * @param year of one year alone; null of all
 */
export async function spendRows(
  store: Queryable,
  importIds: readonly number[],
  year: number | null = null,
): Promise<SpendRow[]> {
  return store.query(
    `with latest as (
       select distinct on (market_id, target, medium, year, coalesce(quarter, (month + 2) / 3), month)
         market_id, target, medium, year, coalesce(quarter, (month + 2) / 3) as quarter, month, dollars, import_id
       from spend_row
       where import_id = any($1::bigint[]) and ($3::bigint is null or year = $3::bigint)
         and (quarter is not null or month is not null)
       order by market_id, target, medium, year, coalesce(quarter, (month + 2) / 3), month, import_id desc
     ), quarters as (
       select market_id, target, medium, year, quarter, max(import_id) as import_id,
         coalesce(max(dollars) filter (where month is null), sum(dollars)::bigint) as dollars,
         coalesce(
           bool_and(import_id <> all($2::bigint[])) filter (where month is null),
           count(*) = 3 and bool_and(import_id <> all($2::bigint[]))
         ) as complete
       from latest group by market_id, target, medium, year, quarter
     ), every_year as (
       select market_id, target, medium, year, dollars, import_id, import_id = any($2::bigint[]) as part,
         null::float8[] as quarters, null::float8[] as least_quarters
       from spend_row
       where import_id = any($1::bigint[]) and ($3::bigint is null or year = $3::bigint)
         and quarter is null and month is null
       union all
       select market_id, target, medium, year, sum(dollars)::bigint, max(import_id), not (count(*) = 4 and bool_and(complete)),
         array[max(dollars) filter (where quarter = 1 and complete), max(dollars) filter (where quarter = 2 and complete),
           max(dollars) filter (where quarter = 3 and complete), max(dollars) filter (where quarter = 4 and complete)]::float8[],
         array[max(dollars) filter (where quarter = 1 and not complete), max(dollars) filter (where quarter = 2 and not complete),
           max(dollars) filter (where quarter = 3 and not complete), max(dollars) filter (where quarter = 4 and not complete)]::float8[]
       from quarters group by market_id, target, medium, year
     ), told as (
       select market_id, target, medium, year, dollars, import_id, part, quarters, least_quarters,
         max(import_id) filter (where not part) over (partition by market_id, target, medium, year) as whole
       from every_year
     )
     select market_id as market, target, medium, year, max(dollars) as dollars, bool_and(part) as least,
       max(quarters) as quarters, max(least_quarters) as "leastQuarters"
     from told where import_id >= coalesce(whole, 0)
     group by market_id, target, medium, year
     order by market_id, target, medium, year`,
    [importIds, await partialImports(store, importIds), year],
  );
}

/** The lines of a market and year as they stand in the files, the later file first. */
export async function spendLines(
  store: Queryable,
  importIds: readonly number[],
  market: string,
  year: number,
): Promise<SpendLine[]> {
  return store.query(
    `select import_id::float8 as "importId", line, target, medium, year, dollars,
       import_id = any($4::bigint[]) or quarter is not null or month is not null as least
     from spend_row where import_id = any($1::bigint[]) and market_id = $2 and year = $3::bigint
     order by import_id desc, line`,
    [importIds, market, year, await partialImports(store, importIds)],
  );
}

/** Those of which only parts of what was spent are known. */
async function partialImports(store: Queryable, importIds: readonly number[]): Promise<number[]> {
  const parts = await store.query<{ id: number }>(
    "select import_id::float8 as id from import where import_id = any($1::bigint[]) and coverage = 'part'",
    [importIds],
  );
  return parts.map(({ id }) => id);
}
