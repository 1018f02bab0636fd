import type { Queryable } from "#platform/database/database.ts";
import { type AdIntelScope, adIntelSet } from "./adIntelSet.ts";

/** What later files displace of a period that an earlier one states. */
export interface AdIntelDisplaced {
  readonly importId: number;
  readonly mediaType: string;
  /** Of the earlier file's period; `endDay` is the first day after it. */
  readonly firstDay: string;
  readonly endDay: string;
  /** Days of it that later files state. */
  readonly days: number;
  readonly markets: number;
  readonly dollars: number;
  /** The later imports, oldest first. */
  readonly by: readonly number[];
}

/** What imports displace of each other, most dollars first; nothing where the scope has no set. */
export async function adIntelDisplaced(
  store: Queryable,
  { imports, set }: AdIntelScope,
): Promise<readonly AdIntelDisplaced[]> {
  if (set === 0) return [];
  return store.query(
    `with cut as (select * from ad_intel_period where import_id = any($1::bigint[]) and set_id = $2::int),
     pairs as (
       select c.import_id, c.media_type, c.first_day, c.end_day, c.days, array_agg(distinct l.import_id::int order by l.import_id::int) as by
       from cut c join ad_intel_period l on l.market_id = c.market_id and l.media_type = c.media_type and l.set_id = 0
         and l.import_id = any($1::bigint[]) and l.import_id > c.import_id and l.first_day < c.end_day and c.first_day < l.end_day
       group by 1, 2, 3, 4, 5
     ), sums as (
       select import_id, media_type, first_day, end_day, days, count(*) as markets, -sum(dollars) as dollars from cut group by 1, 2, 3, 4, 5
     )
     select s.import_id::float8 as "importId", s.media_type as "mediaType", s.first_day::text as "firstDay", s.end_day::text as "endDay",
       s.days::int as days, s.markets::int as markets, s.dollars::float8 as dollars, p.by
     from sums s join pairs p using (import_id, media_type, first_day, end_day, days)
     order by s.dollars desc, s.import_id, s.media_type, s.first_day`,
    [imports, set],
  );
}

/** Dollars of earlier files that the last one of some imports displaces; makes the set of all of them on the way. */
export async function adIntelDisplacedByLast(store: Queryable, imports: readonly number[]): Promise<number> {
  const dollars = async (scope: AdIntelScope) => {
    if (scope.set === 0) return 0;
    const [sum] = await store.query<{ dollars: number }>(
      "select coalesce(-sum(dollars), 0)::float8 as dollars from ad_intel_period where import_id = any($1::bigint[]) and set_id = $2::int",
      [scope.imports, scope.set],
    );
    return sum?.dollars ?? 0;
  };
  return (
    (await dollars(await adIntelSet(store, imports))) - (await dollars(await adIntelSet(store, imports.slice(0, -1))))
  );
}
