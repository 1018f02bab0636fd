import type { MarketRow } from "#platform/database/queries/marketRows.ts";
import type { MarketDrivers } from "#forecast/input.ts";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import { type MemberCounty, type Membership, membersOf, sumOver } from "./marketMembership.ts";

/** Where a list gives no political index, a market's politics are as costly a head as the nation's. */
const AVERAGE_POLITICS = 1;

/** A TV market's part in every driver: its counties', each counted by its share. @throws Failure `conflict` without a county */
export function marketDrivers(market: MarketRow, membership: Membership): MarketDrivers {
  const members = membersOf(membership, market);
  return {
    market: market.id,
    population: sumOver(members, "population"),
    households: sumOver(members, "households"),
    income: sumOver(members, "income"),
    retailSales: sumOver(members, "retailSales"),
    establishments: sumOver(members, "establishments"),
    politicalIndex: market.politicalIndex ?? AVERAGE_POLITICS,
    ...placeFigures(members),
  };
}

/** A market's place figures: the mean of its counties by people, of those that have one. */
function placeFigures(members: readonly MemberCounty[]): Pick<MarketDrivers, "place"> {
  const means = PLACE_FIGURES.flatMap((figure) => {
    let [people, weighted] = [0, 0];
    for (const { county, share } of members) {
      const value = county.place[figure];
      if (value === undefined) continue;
      people += county.population * share;
      weighted += county.population * share * value;
    }
    return people > 0 ? [[figure, weighted / people] as const] : [];
  });
  return means.length > 0 ? { place: Object.fromEntries(means) } : {};
}
