import type { Queryable } from "#platform/database/database.ts";

/** The imports of observed spend that are read together, and the number under which what they displace of each other is kept. */
export interface AdIntelScope {
  /** Oldest first. */
  readonly imports: readonly number[];
  /** 0 where nothing is displaced. */
  readonly set: number;
}

const LATER = `l.market_id = e.market_id and l.media_type = e.media_type and l.import_id > e.import_id
    and l.first_day < e.end_day and e.first_day < l.end_day`;
const OF_SET = "e.import_id = any($1::bigint[]) and l.import_id = any($1::bigint[]) and e.set_id = 0 and l.set_id = 0";
const OVERLAPS = `select 1 from ad_intel_period e join ad_intel_period l on ${LATER} where ${OF_SET}`;

/** Finds out once for a set of imports which of them displace which, and answers the number that stands for it. Call it in a transaction. */
export async function adIntelSet(store: Queryable, imports: readonly number[]): Promise<AdIntelScope> {
  if (imports.length < 2) return { imports, set: 0 };
  const [known] = await store.query<{ set: number }>(
    "select set_id as set from ad_intel_set where imports = $1::bigint[]",
    [imports],
  );
  if (known) return { imports, set: known.set };
  const overlapping = await store.query(`${OVERLAPS} limit 1`, [imports]);
  if (overlapping.length === 0) return { imports, set: 0 };
  const [made] = await store.query<{ set: number }>(
    `insert into ad_intel_set (imports) values ($1::bigint[])
     on conflict (imports) do nothing returning set_id as set`,
    [imports],
  );
  if (!made) return adIntelSet(store, imports);
  await displace(store, { imports, set: made.set });
  return { imports, set: made.set };
}

/**
 * Writes what later imports displace of earlier ones as negative sums: of each period the part whose days they state, to the whole dollar of
 * each row, so that all sums agree.
 */
async function displace(store: Queryable, { imports, set }: AdIntelScope): Promise<void> {
  await store.query("drop table if exists ad_intel_cut");
  await store.query(
    `create temporary table ad_intel_cut (market_id text, import_id bigint, media_type text, first_day date, end_day date, year smallint,
       quarter smallint, days int, category bigint, parent bigint, dollars bigint) on commit drop`,
  );
  await store.query(
    `insert into ad_intel_cut
     with shared as (
       select e.market_id, e.import_id, e.media_type, e.first_day, e.end_day, e.year, e.quarter,
         range_agg(daterange(greatest(l.first_day, e.first_day), least(l.end_day, e.end_day))) as stated
       from ad_intel_period e join ad_intel_period l on ${LATER}
       where ${OF_SET} group by 1, 2, 3, 4, 5, 6, 7
     ), cut as (
       select s.*, (select sum(upper(part) - lower(part))::int from unnest(s.stated) part) as days from shared s
     )
     select c.market_id, c.import_id, c.media_type, c.first_day, c.end_day, c.year, c.quarter, c.days, r.category, r.parent,
       -sum(r.dollars * c.days / (c.end_day - c.first_day))::bigint
     from cut c join ad_intel_row r on r.market_id = c.market_id and r.import_id = c.import_id and r.media_type = c.media_type
       and r.first_day = c.first_day and r.end_day = c.end_day
     group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    [imports],
  );
  await store.query(
    `insert into ad_intel_period (market_id, import_id, set_id, media_type, first_day, end_day, year, quarter, days, dollars)
     select market_id, import_id, $1::int, media_type, first_day, end_day, year, quarter, days, sum(dollars)
     from ad_intel_cut group by 1, 2, 4, 5, 6, 7, 8, 9`,
    [set],
  );
  await store.query(
    `insert into ad_intel_market (market_id, import_id, set_id, media_type, category, year, quarter, brands, dollars)
     select market_id, import_id, $1::int, media_type, array_agg(category), array_agg(year), array_agg(quarter),
       array_fill(0, array[count(*)::int]), array_agg(dollars)
     from (select market_id, import_id, media_type, category, year, quarter, sum(dollars)::bigint as dollars
       from ad_intel_cut group by 1, 2, 3, 4, 5, 6) s
     group by market_id, import_id, media_type`,
    [set],
  );
  await store.query(
    `insert into ad_intel_nation (import_id, set_id, category, media_type, year, quarter, brands, dollars)
     select import_id, $1::int, category, media_type, year, quarter, 0, sum(dollars) from ad_intel_cut group by 1, 3, 4, 5, 6`,
    [set],
  );
  await store.query(
    `insert into ad_intel_owner (import_id, set_id, parent, category, media_type, year, dollars)
     select import_id, $1::int, parent, category, media_type, year, sum(dollars)
     from ad_intel_cut where parent is not null group by 1, 3, 4, 5, 6`,
    [set],
  );
  await store.query("drop table ad_intel_cut");
}
