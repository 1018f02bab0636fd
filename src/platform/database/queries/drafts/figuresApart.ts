import type { Office, Rating } from "#domain/races/race.ts";
import type { Queryable } from "../../database.ts";

/** A figure of counties on which two files differ: how often, and where by the largest part. */
export interface FiguresApart {
  /** A column of county years, or one of what is counted of trades. */
  readonly figure: string;
  readonly count: number;
  readonly fips: string;
  readonly year: number;
  /** Of a trade; null of counties by year. */
  readonly naics: string | null;
  readonly now: number;
  readonly other: number;
}

/** What the file of counties by year states otherwise than another one for the same county and year; what either leaves out is no difference. */
export function countyYearsApart(store: Queryable, importId: number, other: number): Promise<FiguresApart[]> {
  return store.query<FiguresApart>(
    `select distinct on (figure) figure, count(*) over (partition by figure)::int as count, fips, year, null::text as naics, now, other
     from (
       select v.figure, n.fips, n.year::int as year, v.now::float8 as now, v.other::float8 as other
       from county_history n join county_history o on o.import_id = $2 and o.fips = n.fips and o.year = n.year
       cross join lateral (values
         ('population', n.population, o.population), ('households', n.households, o.households),
         ('perCapitaIncome', n.per_capita_income, o.per_capita_income), ('retailSales', n.retail_sales, o.retail_sales),
         ('jobs', n.jobs, o.jobs), ('establishments', n.establishments, o.establishments), ('votes', n.votes, o.votes)
       ) v(figure, now, other)
       where n.import_id = $1 and v.now <> v.other
     ) apart
     order by figure, abs(ln((now + 1) / (other + 1))) desc, fips, year`,
    [importId, other],
  );
}

/** What the file of trades by county counts otherwise than another one for the same county, trade and year. */
export function tradesApart(store: Queryable, importId: number, other: number): Promise<FiguresApart[]> {
  return store.query<FiguresApart>(
    `select distinct on (figure) figure, count(*) over (partition by figure)::int as count, fips, year, naics, now, other
     from (
       select v.figure, n.fips, n.naics, n.year::int as year, v.now::float8 as now, v.other::float8 as other
       from county_trade n join county_trade o on o.import_id = $2 and o.fips = n.fips and o.naics = n.naics and o.year = n.year
       cross join lateral (values
         ('establishments', n.establishments, o.establishments), ('employees', n.employees, o.employees)
       ) v(figure, now, other)
       where n.import_id = $1 and v.now <> v.other
     ) apart
     order by figure, abs(ln((now + 1) / (other + 1))) desc, fips, naics, year`,
    [importId, other],
  );
}

export interface RaceApart {
  readonly year: number;
  readonly office: Office;
  readonly state: string;
  readonly now: Rating;
  readonly other: Rating;
}

/** Races that two files rate differently, the latest first. One that either does not rate is no difference. */
export function racesApart(store: Queryable, importId: number, other: number): Promise<RaceApart[]> {
  return store.query<RaceApart>(
    `select n.year, n.office, n.state, n.rating as now, o.rating as other
     from race n join race o on o.import_id = $2 and o.year = n.year and o.office = n.office and o.state = n.state
       and o.district is not distinct from n.district
     where n.import_id = $1 and n.rating <> o.rating
     order by n.year desc, n.office, n.state, n.district nulls first`,
    [importId, other],
  );
}
