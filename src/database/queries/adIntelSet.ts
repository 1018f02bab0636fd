import type { Queryable } from "../database.ts";

/** The imports of observed spend that are read together, and the number under which what they displace of each other is kept. */
export interface AdIntelScope {
  /** Oldest first. */
  readonly imports: readonly number[];
  /** 0 where nothing is displaced. */
  readonly set: number;
}

const OVERLAPS = `select 1 from ad_intel_period e join ad_intel_period l
  on l.market_id = e.market_id and l.media_type = e.media_type and l.import_id > e.import_id
    and l.first_day < e.end_day and e.first_day < l.end_day
  where e.import_id = any($1::bigint[]) and l.import_id = any($1::bigint[]) and e.set_id = 0 and l.set_id = 0`;

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

/** Writes what later imports displace of earlier ones as negative sums. */
async function displace(store: Queryable, { imports, set }: AdIntelScope): Promise<void> {
  const displaced = `e.import_id = any($1::bigint[]) and exists (
    select 1 from ad_intel_period l
    where l.market_id = e.market_id and l.media_type = e.media_type and l.import_id > e.import_id
      and l.import_id = any($1::bigint[]) and l.set_id = 0 and l.first_day < e.end_day and e.first_day < l.end_day)`;
  await store.query(
    `insert into ad_intel_period (market_id, import_id, set_id, media_type, first_day, end_day, year, quarter, dollars)
     select market_id, import_id, $2::int, media_type, first_day, end_day, year, quarter, -dollars
     from ad_intel_period e where e.set_id = 0 and ${displaced}`,
    [imports, set],
  );
  // A week counts in the year and quarter of its Thursday, every other period in that of its first day.
  const day = "case when e.end_day - e.first_day = 7 then e.first_day + 3 else e.first_day end";
  const [year, quarter] = ["year", "quarter"].map((part) => `extract(${part} from ${day})::smallint`);
  await store.query(
    `insert into ad_intel_market (market_id, import_id, set_id, category, media_type, year, brands, dollars)
     select market_id, import_id, $2::int, category, media_type, ${year}, 0, -sum(dollars)
     from ad_intel_row e where ${displaced} group by 1, 2, 4, 5, 6`,
    [imports, set],
  );
  await store.query(
    `insert into ad_intel_nation (import_id, set_id, category, media_type, year, quarter, brands, dollars)
     select import_id, $2::int, category, media_type, ${year}, ${quarter}, 0, -sum(dollars)
     from ad_intel_row e where ${displaced} group by 1, 3, 4, 5, 6`,
    [imports, set],
  );
  await store.query(
    `insert into ad_intel_owner (import_id, set_id, parent, category, media_type, year, dollars)
     select import_id, $2::int, parent, category, media_type, ${year}, -sum(dollars)
     from ad_intel_row e where parent is not null and ${displaced} group by 1, 3, 4, 5, 6`,
    [imports, set],
  );
}
