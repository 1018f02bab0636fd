import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import type { MarketEconomy } from "#documents/templates/market/marketEconomy.ts";
import { sumOver } from "#revisions/markets/marketMembership.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";

/** What a market's counties add up to, each counted by its share. @throws Failure `market-unknown` */
export function economyOf(loadedRevision: LoadedRevision, market: string): MarketEconomy {
  const members = loadedRevision.counties(market);
  const given = (driver: CountyDriver) =>
    members.some(({ county }) => county.estimated.includes(driver)) ? null : sumOver(members, driver);
  const { population, households, tvHomes } = loadedRevision.market(market);
  return {
    population,
    households,
    tvHomes,
    income: given("income"),
    retailSales: given("retailSales"),
    establishments: given("establishments"),
    counties: members.map(({ county, share }) => ({
      name: county.name,
      state: county.state,
      share,
      population: county.population * share,
    })),
  };
}
