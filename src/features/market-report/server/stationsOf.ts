import type { Queryable } from "#platform/database/database.ts";
import { stationsFor } from "#revisions/reader/localMaterialFor.ts";
import type { Reader } from "#revisions/reader/reader.ts";
import { mayReadMarket, mayUse } from "#domain/access/access.ts";
import type { Market } from "#domain/markets/market.ts";
import { marketOfKind } from "#domain/markets/marketOfKind.ts";
import { nearMarkets } from "#domain/markets/nearMarkets.ts";
import type { StationMedium } from "#domain/stations/station.ts";
import type { ReportStations } from "#documents/templates/market/stationsSection.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";

/**
 * The stations of a medium where a market lies: its own, or those of the medium's own market there. Null where the reader may not see
 * them.
 */
export async function stationsOf(
  store: Queryable,
  loadedRevision: LoadedRevision,
  reader: Reader,
  { market, medium, year }: { readonly market: Market; readonly medium: StationMedium; readonly year: number },
): Promise<ReportStations | null> {
  if (!mayUse(reader.rights, { access: [medium] })) return null;
  const there = marketThere(loadedRevision, market, medium);
  if (there === null) return { medium, market: null };
  if (!mayReadMarket(reader.rights, there)) return null;
  const { stations, ownStations } = await stationsFor(store, loadedRevision, reader, { market: there, year });
  return { medium, market: there, overview: stations, own: ownStations };
}

/** Stations sell by markets of their medium, whose borders are others than those of the other medium. */
function marketThere({ markets }: LoadedRevision, market: Market, medium: StationMedium): string | null {
  if (market.kind === medium) return market.id;
  if (market.kind !== "tv" && market.kind !== "radio") return null;
  return marketOfKind([market, ...nearMarkets(market, [...markets.values()], medium)], medium, market.id, new Set());
}
