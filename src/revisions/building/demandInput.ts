import type { CountyYear } from "#domain/demographics/countyPeople.ts";
import { type CountyYearDrivers, yearlyDrivers } from "#forecast/demand/yearlyDrivers.ts";
import { pooledTrades } from "./pooledTrades.ts";
import type { ForecastInput, MarketDrivers } from "#forecast/input.ts";
import { marketPolitics } from "#forecast/politics/marketPolitics.ts";
import type { Membership } from "../markets/marketMembership.ts";
import { elections as electionsOf } from "./elections.ts";
import type { RevisionRows } from "./revisionRows.ts";

type DemandRows = Pick<RevisionRows, "counties" | "history" | "trades" | "countyTrades" | "races">;

/** What files of trades, counties by year and races tell of the markets; without them the markets as they are. */
export function demandInput(
  rows: DemandRows,
  markets: readonly MarketDrivers[],
  membership: Membership,
  years: readonly number[],
): Pick<ForecastInput, "markets" | "trades" | "activity" | "elections"> {
  const members = markets.map(({ market }) =>
    (membership.get(market) ?? []).map(({ county: { fips }, share }) => ({ fips, share })),
  );
  const yearly = yearlyDrivers(
    markets.map((drivers, place) => ({ drivers, members: members[place] ?? [] })),
    driversByYear(rows.history),
    years,
  );
  const elections = electionsOf(rows, members);
  const politics = elections && marketPolitics(elections, years);
  return {
    markets: markets.map((market, place) => ({
      ...market,
      ...(yearly[place] && { yearly: yearly[place] }),
      ...(politics?.[place] && { politics: politics[place] }),
    })),
    ...(elections && { elections }),
    ...(rows.trades.length > 0 && { trades: rows.trades }),
    ...(rows.trades.length > 0 &&
      rows.countyTrades.length > 0 && {
        activity: pooledTrades(
          rows.countyTrades,
          rows.counties,
          markets.map(({ market }, place) => ({ market, members: members[place] ?? [] })),
        ),
      }),
  };
}

function driversByYear(
  history: ReadonlyMap<string, readonly CountyYear[]>,
): Map<string, Map<number, CountyYearDrivers>> {
  return new Map(
    [...history].map(([fips, years]) => [fips, new Map(years.map((year) => [year.year, driversOf(year)]))]),
  );
}

function driversOf({
  population,
  households,
  perCapitaIncome,
  retailSales,
  establishments,
}: CountyYear): CountyYearDrivers {
  const income = perCapitaIncome === null || population === null ? null : perCapitaIncome * population;
  return { population, households, income, retailSales, establishments };
}
