import type { Queryable } from "../database.ts";

/** The years that counties of an import are told of, as their file names them, such as "ACS 2019-2023"; null where it does not. */
export interface CountyVintages {
  readonly people: string | null;
  readonly incomes: string | null;
  readonly establishments: string | null;
}

export async function countyVintages(store: Queryable, importId: number): Promise<CountyVintages | null> {
  const [row] = await store.query<CountyVintages>(
    `select max(details->>'population_vintage') as people, max(details->>'income_vintage') as incomes,
       max(details->>'establishments_vintage') as establishments
     from county where import_id = $1`,
    [importId],
  );
  return row ?? null;
}

/** First and last years; null where none is told. */
export interface YearSpan {
  readonly fact: string;
  readonly first: number | null;
  readonly last: number | null;
}

/** The years up to `until` of what the history of counties tells; those after it are projections. */
export function historySpans(store: Queryable, importId: number, until: number): Promise<YearSpan[]> {
  return store.query(
    `select told.fact, min(h.year) as first, max(h.year) as last
     from county_history h cross join lateral (values
       ('peopleByYear', h.population), ('incomeByYear', h.per_capita_income), ('jobsByYear', h.jobs),
       ('establishmentsByYear', h.establishments), ('votes', h.votes)) told(fact, figure)
     where h.import_id = $1 and h.year <= $2 and told.figure is not null
     group by told.fact`,
    [importId, until],
  );
}

export function tradeSpan(store: Queryable, importId: number): Promise<YearSpan[]> {
  return store.query(
    "select 'trades' as fact, min(year)::int as first, max(year)::int as last from county_trade where import_id = $1",
    [importId],
  );
}
