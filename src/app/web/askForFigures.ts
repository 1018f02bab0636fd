import { NATION } from "#domain/markets/market.ts";
import { boundsOf } from "#ui/address/boundsOf.ts";
import { REVISION_PARAMETER } from "#ui/address/useShownRevision.ts";
import { readAddress } from "#ui/address/viewAddress.ts";
import { knownRevisionQuery } from "#ui/queries/knownRevisionQuery.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import { lastMarket } from "#ui/state/lastMarket.ts";

/** The screen of figures whose address need not name what it shows. */
export const HOME = "/home";

/** Asks for all that the figures of an address are made of at once, so that none waits for another. */
export async function askForFigures({ searchParams }: URL) {
  const asked = searchParams.get(REVISION_PARAMETER);
  const [markets, published, { homeMarket }, found] = await Promise.all([
    queryClient.ensureQueryData(marketsQuery()),
    queryClient.ensureQueryData(revisionQuery()),
    queryClient.ensureQueryData(sessionQuery()),
    asked === null ? null : queryClient.ensureQueryData(knownRevisionQuery(asked)),
  ]);
  const revision = found ?? published;
  const view = readAddress(searchParams, boundsOf(markets, revision, lastMarket() ?? homeMarket));
  void queryClient.prefetchQuery(oneMarketQuery(view.market));
  for (const market of new Set([view.market, NATION, ...view.compare])) {
    void queryClient.prefetchQuery(walletQuery(revision.id, market));
  }
  return { view, markets };
}
