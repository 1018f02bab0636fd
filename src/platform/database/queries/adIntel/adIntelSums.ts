import type { Queryable } from "#platform/database/database.ts";
import type { AdIntelScope } from "./adIntelSet.ts";

/** Which of the observed spend is asked for; what is left out is not narrowed. */
export interface AdIntelFilter {
  readonly market?: string | undefined;
  readonly mediaType?: string | undefined;
  /** By the numbers of categories. */
  readonly categories?: readonly number[] | undefined;
}

export interface CategorySum {
  readonly category: number;
  readonly mediaType: string;
  readonly year: number;
  /** Brands of the row that names most; 0 is unknown. */
  readonly brands: number;
  readonly dollars: number;
}

const SCOPE = "import_id = any($1::bigint[]) and set_id in (0, $2::int)";

/** Sums of a market are packed. */
const OF_MARKET = `(select m.import_id, m.set_id, m.market_id, m.media_type, r.category, r.year, r.quarter, r.brands, r.dollars
  from ad_intel_market m, unnest(m.category, m.year, m.quarter, m.brands, m.dollars) as r (category, year, quarter, brands, dollars)) of_market`;

/** Sums of a market, the third value, or of the nation where that is null. */
const sumsOf = (market: string | undefined) =>
  market === undefined ? "ad_intel_nation where $3::text is null" : `${OF_MARKET} where market_id = $3`;

/** Observed spend by category, media type and year, of a market or nationwide. */
export function adIntelCategorySums(
  store: Queryable,
  { imports, set }: AdIntelScope,
  { market }: Pick<AdIntelFilter, "market"> = {},
): Promise<CategorySum[]> {
  return store.query(
    `select category::float8 as category, media_type as "mediaType", year::int as year, max(brands)::int as brands, sum(dollars)::float8 as dollars
     from ${sumsOf(market)} and ${SCOPE}
     group by 1, 2, 3 having sum(dollars) > 0 order by 1, 2, 3`,
    [imports, set, market ?? null],
  );
}

export interface QuarterSum {
  readonly year: number;
  readonly quarter: number;
  readonly mediaType: string;
  readonly dollars: number;
}

/** Observed spend by quarter and media type: nationwide or of a market, of all or of some categories. */
export function adIntelQuarters(
  store: Queryable,
  { imports, set }: AdIntelScope,
  { market, categories }: Pick<AdIntelFilter, "market" | "categories">,
): Promise<QuarterSum[]> {
  return store.query(
    `select year::int as year, quarter::int as quarter, media_type as "mediaType", sum(dollars)::float8 as dollars
     from ${sumsOf(market)} and ${SCOPE} and ($4::bigint[] is null or category = any($4))
     group by 1, 2, 3 having sum(dollars) > 0 order by 1, 2, 3`,
    [imports, set, market ?? null, categories ?? null],
  );
}

export interface ParentSum {
  readonly name: string;
  readonly dollars: number;
  /** In the year before. */
  readonly before: number;
  /** Different categories of the year. */
  readonly categories: number;
}

/** The companies with the highest observed spend in a year, nationwide. */
export function adIntelParents(
  store: Queryable,
  { imports, set }: AdIntelScope,
  { year, mediaType, categories, most }: AdIntelFilter & { readonly year: number; readonly most: number },
): Promise<ParentSum[]> {
  return store.query(
    `with sums as (
       select parent, sum(dollars) filter (where year = $3) as dollars, coalesce(sum(dollars) filter (where year = $3::int - 1), 0) as before,
         count(distinct category) filter (where year = $3 and dollars > 0) as categories
       from ad_intel_owner
       where ${SCOPE} and year in ($3::int, $3::int - 1) and ($4::text is null or media_type = $4)
         and ($5::bigint[] is null or category = any($5))
       group by parent
     ), named as (select parent, min(name) as name from ad_intel_parent where import_id = any($1::bigint[]) group by parent)
     select named.name, sums.dollars::float8 as dollars, sums.before::float8 as before, sums.categories::int as categories
     from sums join named using (parent) where sums.dollars > 0
     order by sums.dollars desc, named.name limit $6`,
    [imports, set, year, mediaType ?? null, categories ?? null, most],
  );
}

export interface MarketSum {
  readonly market: string;
  readonly mediaType: string;
  readonly year: number;
  readonly dollars: number;
}

/** Observed spend by market, media type and year. */
export function adIntelMarketSums(store: Queryable, { imports, set }: AdIntelScope): Promise<MarketSum[]> {
  return store.query(
    `select market_id as market, media_type as "mediaType", year::int as year, sum(dollars)::float8 as dollars
     from ad_intel_period where ${SCOPE} group by 1, 2, 3 having sum(dollars) > 0 order by 1, 2, 3`,
    [imports, set],
  );
}

/** What was seen of a market or of a category by a media type in a year. */
export interface AmountSum {
  readonly dollars: number;
  /** The sum of the squares of its amounts; an amount is what was seen of one category in one market and quarter. */
  readonly squares: number;
}

const AMOUNTS = `(select m.market_id, m.media_type, r.category, r.year, r.quarter, sum(r.dollars) as dollars
  from ad_intel_market m, unnest(m.category, m.year, m.quarter, m.dollars) as r (category, year, quarter, dollars)
  where ${SCOPE} group by 1, 2, 3, 4, 5 having sum(r.dollars) > 0) amounts`;

/** By market, media type and year, without some categories. */
export function adIntelMarketAmounts(
  store: Queryable,
  { imports, set }: AdIntelScope,
  without: readonly number[],
): Promise<(AmountSum & { readonly market: string; readonly mediaType: string; readonly year: number })[]> {
  return store.query(
    `select market_id as market, media_type as "mediaType", year::int as year, sum(dollars)::float8 as dollars, sum(dollars * dollars)::float8 as squares
     from ${AMOUNTS} where not category = any($3::bigint[]) group by 1, 2, 3 order by 1, 2, 3`,
    [imports, set, without],
  );
}

/** Nationwide, by category, media type and year. */
export function adIntelCategoryAmounts(
  store: Queryable,
  { imports, set }: AdIntelScope,
): Promise<(AmountSum & { readonly category: number; readonly mediaType: string; readonly year: number })[]> {
  return store.query(
    `select category::float8 as category, media_type as "mediaType", year::int as year, sum(dollars)::float8 as dollars,
       sum(dollars * dollars)::float8 as squares
     from ${AMOUNTS} group by 1, 2, 3 order by 1, 2, 3`,
    [imports, set],
  );
}

export interface ObservedPeriod {
  readonly importId: number;
  readonly firstDay: string;
  /** The first day after it. */
  readonly endDay: string;
}

/** Which files tell of some media types in a year, and of which days: of a market, or nationwide where none is given. */
export function adIntelPeriodsOf(
  store: Queryable,
  { imports, set }: AdIntelScope,
  {
    market,
    mediaTypes,
    year,
  }: { readonly market: string | null; readonly mediaTypes: readonly string[]; readonly year: number },
): Promise<ObservedPeriod[]> {
  return store.query(
    `select import_id::float8 as "importId", min(first_day)::text as "firstDay", max(end_day)::text as "endDay"
     from ad_intel_period where ${SCOPE} and media_type = any($3::text[]) and year = $4::int and ($5::text is null or market_id = $5)
     group by 1 having sum(dollars) > 0 order by 1`,
    [imports, set, mediaTypes, year, market],
  );
}
