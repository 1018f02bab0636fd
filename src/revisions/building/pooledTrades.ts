import { type CountyTrade, poolTrades, type TradeCounty, type TradeMarket } from "#forecast/demand/poolTrades.ts";
import type { TradeActivity } from "#domain/forecast/trade.ts";

interface Pooled {
  /** Counties and markets as one comparable text. */
  readonly places: string;
  readonly activity: TradeActivity;
}

const kept = new WeakMap<readonly CountyTrade[], Pooled>();

/**
 * `poolTrades`, once for the same counts and places: every year of a revision that somebody asks about stands on the same. Counts are told apart as an
 * object, since an import never changes and is read once; places are few enough to be compared.
 */
export function pooledTrades(
  trades: readonly CountyTrade[],
  counties: readonly TradeCounty[],
  markets: readonly TradeMarket[],
): TradeActivity {
  const places = JSON.stringify([
    counties.map(({ fips, state, population }) => [fips, state, population]),
    markets.map(({ market, members }) => [market, members.map(({ fips, share }) => [fips, share])]),
  ]);
  const known = kept.get(trades);
  if (known?.places === places) return known.activity;
  const activity = poolTrades(trades, counties, markets);
  kept.set(trades, { places, activity });
  return activity;
}
