import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import type { Queryable } from "../database.ts";
import { MARKET_OF_STATION, PLACED_STATIONS } from "./stations/placedStations.ts";

/** Of how many trades a file tells in a county. */
export interface TradesOfCounty {
  readonly fips: string;
  readonly population: number;
  readonly trades: number;
}

export function tradesByCounty(store: Queryable, counties: number, countyTrades: number): Promise<TradesOfCounty[]> {
  return store.query<TradesOfCounty>(
    `select c.fips, c.population, count(distinct t.naics)::int as trades
     from county c left join county_trade t on t.import_id = $2 and t.fips = c.fips
     where c.import_id = $1 group by c.fips, c.population order by c.population desc, c.fips`,
    [counties, countyTrades],
  );
}

/** What a file of trades counts in how many counties; `counted` are counties and trades with employees. */
export interface CountedTrades {
  readonly counties: number;
  readonly trades: number;
  readonly counted: number;
}

export async function countedTrades(store: Queryable, countyTrades: number): Promise<CountedTrades> {
  const [found] = await store.query<CountedTrades>(
    `select count(distinct fips)::int as counties, count(distinct naics)::int as trades,
       count(*) filter (where employed)::int as counted
     from (
       select fips, naics, bool_or(establishments is not null and employees is not null) as employed
       from county_trade where import_id = $1 group by fips, naics
     ) told`,
    [countyTrades],
  );
  return found ?? { counties: 0, trades: 0, counted: 0 };
}

/** Races without a rating by year. */
export function unratedRaces(store: Queryable, races: number): Promise<{ year: number; count: number }[]> {
  return store.query<{ year: number; count: number }>(
    `select year, count(*)::int as count from race where import_id = $1 and rating is null group by year order by year`,
    [races],
  );
}

/** The last year in which a file of counties by year tells a driver of counties with nine in ten of all people; null for none. */
export interface LastToldYear {
  readonly driver: CountyDriver;
  readonly year: number | null;
}

export function lastToldYears(store: Queryable, counties: number, history: number): Promise<LastToldYear[]> {
  return store.query<LastToldYear>(
    `select driver, max(year) filter (where people >= 0.9 * everybody)::int as year
     from (
       select v.driver, h.year, sum(c.population) filter (where v.value is not null) as people,
         (select sum(population) from county where import_id = $1) as everybody
       from county_history h join county c on c.import_id = $1 and c.fips = h.fips
       cross join lateral (values
         ('population', h.population), ('households', h.households), ('income', h.per_capita_income),
         ('retailSales', h.retail_sales), ('establishments', h.establishments)
       ) v(driver, value)
       where h.import_id = $2 group by v.driver, h.year
     ) told
     group by driver order by driver`,
    [counties, history],
  );
}

/** Markets that have stations in the lists of a revision. */
export async function marketsWithStations(store: Queryable, revision: number): Promise<Set<string>> {
  const rows = await store.query<{ market: string | null }>(
    `select distinct ${MARKET_OF_STATION} as market from ${PLACED_STATIONS}
     where import_id in (select import_id from revision_import where revision_id = $1)`,
    [revision],
  );
  return new Set(rows.flatMap(({ market }) => market ?? []));
}
