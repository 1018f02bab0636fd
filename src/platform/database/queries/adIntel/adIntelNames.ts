import type { Queryable } from "#platform/database/database.ts";

export interface AdIntelCategory {
  readonly category: number;
  readonly industry: string;
  readonly major: string;
  readonly name: string;
}

/** What the categories of some imports are called, as the latest file spells them. */
export function adIntelCategories(store: Queryable, imports: readonly number[]): Promise<AdIntelCategory[]> {
  return store.query(
    `select distinct on (category) category::float8 as category, industry, major, name
     from ad_intel_category where import_id = any($1::bigint[]) order by category, import_id desc`,
    [imports],
  );
}

export interface AdIntelFile {
  readonly importId: number;
  readonly dollars: number;
  /** Displaced by later files. */
  readonly displaced: number;
  /** Days, `2025-07-01`; the last one is the first day after the file's periods. */
  readonly firstDay: string;
  readonly endDay: string;
}

/** What each import of observed spend comes to. */
export function adIntelFiles(store: Queryable, imports: readonly number[], set: number): Promise<AdIntelFile[]> {
  return store.query(
    `select import_id::float8 as "importId", coalesce(sum(dollars) filter (where set_id = 0), 0)::float8 as dollars,
       (-coalesce(sum(dollars) filter (where set_id = $2::int and $2::int > 0), 0))::float8 as displaced,
       min(first_day)::text as "firstDay", max(end_day)::text as "endDay"
     from ad_intel_period where import_id = any($1::bigint[]) group by 1 order by 1`,
    [imports, set],
  );
}
