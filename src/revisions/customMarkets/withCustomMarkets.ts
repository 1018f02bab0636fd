import type { DrawnMarket } from "#platform/database/queries/drawnMarkets.ts";
import { marketId, NATION } from "#domain/markets/market.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";
import { type CustomMarketInRevision, customMarketIn } from "./customMarketIn.ts";

/** Of a revision, what was made of each custom market in one of its versions; a change of one leaves the others as they are. */
const made = new WeakMap<LoadedRevision, Map<string, CustomMarketInRevision | null>>();

/** A revision with the custom markets that there are, before the nation in its list; the revision itself is left as it is. */
export function withCustomMarkets(plain: LoadedRevision, drawn: readonly DrawnMarket[]): LoadedRevision {
  const custom = new Map(
    madeOf(plain, drawn)
      .filter((one) => one !== null)
      .map((one) => [one.market.id, one]),
  );
  if (custom.size === 0) return plain;
  const markets = new Map([...plain.markets].filter(([id]) => id !== NATION));
  for (const [id, { market }] of custom) markets.set(id, market);
  const nation = plain.markets.get(NATION);
  if (nation) markets.set(NATION, nation);
  return {
    ...plain,
    markets,
    market: (id) => custom.get(id)?.market ?? plain.market(id),
    wallet: (id) => custom.get(id)?.wallet() ?? plain.wallet(id),
    body: (id, encoding) => custom.get(id)?.body(encoding) ?? plain.body(id, encoding),
    counties: (id) => custom.get(id)?.counties ?? plain.counties(id),
    outline: (id) => {
      const one = custom.get(id);
      return one ? one.outline() : plain.outline(id);
    },
  };
}

function madeOf(plain: LoadedRevision, drawn: readonly DrawnMarket[]): (CustomMarketInRevision | null)[] {
  const before = made.get(plain);
  const now = new Map<string, CustomMarketInRevision | null>();
  for (const one of drawn) {
    const key = `${marketId("custom", String(one.id))} ${one.version}`;
    const known = before?.get(key);
    now.set(key, known === undefined ? customMarketIn(plain, one) : known);
  }
  made.set(plain, now);
  return [...now.values()];
}
