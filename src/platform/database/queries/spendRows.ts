import type { Queryable } from "../database.ts";

/** One line of spend as customers send it. */
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
}

/** The line of a file that says what a market spends. */
export interface SpendLine extends Omit<SpendRow, "market"> {
  readonly importId: number;
  readonly line: number;
}

/**
 * The spend of several imports. Where they name the same key, the latest whole one counts, and nothing that came before it; what comes
 * after it as a part may lift it, never lower it. Parts are not added up, since they may tell of the same dollars: the largest counts.
 *
 * @param year of one year alone; null of all
 */
export async function spendRows(
  store: Queryable,
  importIds: readonly number[],
  year: number | null = null,
): Promise<SpendRow[]> {
  return store.query(
    `with told as (
       select market_id, target, medium, year, dollars, import_id, import_id = any($2::bigint[]) as part,
         max(import_id) filter (where import_id <> all($2::bigint[])) over (partition by market_id, target, medium, year) as whole
       from spend_row where import_id = any($1::bigint[]) and ($3::bigint is null or year = $3::bigint)
     )
     select market_id as market, target, medium, year, max(dollars) as dollars, bool_and(part) as least
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
    `select import_id::float8 as "importId", line, target, medium, year, dollars, import_id = any($4::bigint[]) as least
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
