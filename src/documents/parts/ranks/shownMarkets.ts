import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";

/** As many as fit on a screen; the table has them all. */
const BARS = 12;

/** The first markets of a ranking, and the own one wherever it stands; undefined where it is not ranked. */
export function shownMarkets(
  rows: readonly RankedMarket[],
  market: string,
): { readonly shown: readonly RankedMarket[]; readonly own: RankedMarket | undefined } {
  const top = rows.slice(0, BARS);
  const own = rows.find((row) => row.market === market);
  return { shown: own && !top.includes(own) ? [...top.slice(0, -1), own] : top, own };
}
