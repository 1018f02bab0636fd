import type { Market } from "#domain/markets/market.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { AddressBounds } from "./viewAddress.ts";

/** What this person's addresses are checked against; `lastMarket` (or the home market, before any was opened) opens first, else the largest one. */
export function boundsOf(
  markets: readonly Pick<Market, "id">[],
  revision: Pick<Revision, "years" | "currentYear">,
  lastMarket: string | null,
): AddressBounds {
  const ids = markets.map(({ id }) => id);
  return {
    markets: ids,
    years: revision.years,
    defaultMarket: lastMarket && ids.includes(lastMarket) ? lastMarket : (ids.find((id) => id !== NATION) ?? NATION),
    defaultYear: revision.currentYear,
  };
}
