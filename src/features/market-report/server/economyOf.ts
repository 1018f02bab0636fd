import type { MarketEconomy } from "#reports/templates/market/marketEconomy.ts";
import { sumOver } from "#revisions/marketMembership.ts";
import type { Publication } from "#revisions/publication.ts";

/** What a market's counties add up to, each counted by its share. @throws Failure `market-unknown` */
export function economyOf(publication: Publication, market: string): MarketEconomy {
  const members = publication.counties(market);
  const { population, households, tvHomes } = publication.market(market);
  return {
    population,
    households,
    tvHomes,
    income: sumOver(members, "income"),
    retailSales: sumOver(members, "retailSales"),
    establishments: sumOver(members, "establishments"),
    counties: members.map(({ county, share }) => ({
      name: county.name,
      state: county.state,
      share,
      population: county.population * share,
    })),
  };
}
