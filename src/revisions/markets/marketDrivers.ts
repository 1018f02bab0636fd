import type { MarketRow } from "#platform/database/queries/marketRows.ts";
import type { MarketDrivers } from "#forecast/input.ts";
import { type Membership, membersOf, sumOver } from "./marketMembership.ts";

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
  };
}
