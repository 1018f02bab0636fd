import type { Market, MarketKind } from "./market.ts";
import { plainLetters } from "../plainLetters.ts";

type Placed = Pick<Market, "id" | "kind" | "name" | "rank" | "states" | "latitude" | "longitude">;

/**
 * The market of a kind that a screen about such markets opens with: the one at hand, else that of the same city, else the nearest one;
 * beside the nation and markets of one's own making, the reader's own market and then the largest. Null where the reader has none.
 */
export function marketOfKind(
  markets: readonly Placed[],
  kind: MarketKind,
  current: string,
  own: ReadonlySet<string>,
): string | null {
  const candidates = markets.filter((market) => market.kind === kind);
  const here = markets.find(({ id }) => id === current);
  if (here?.kind === kind) return here.id;
  const namesake = here && candidates.find((market) => isSameCity(market, here));
  const found =
    namesake ?? (here && nearest(candidates, here)) ?? candidates.find(({ id }) => own.has(id)) ?? largest(candidates);
  return found?.id ?? null;
}

/** `New York, NY` and `New York`, but not the Portlands of two states. */
function isSameCity(one: Placed, other: Placed): boolean {
  return cityOf(one) === cityOf(other) && one.states.some((state) => other.states.includes(state));
}

function cityOf({ name }: Placed): string {
  return (
    plainLetters(name)
      .split(/[,(/–-]/)[0]
      ?.trim() ?? ""
  );
}

function nearest(markets: readonly Placed[], { latitude, longitude }: Placed): Placed | undefined {
  if (latitude === null || longitude === null) return undefined;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const away = (market: Placed) =>
    market.latitude === null || market.longitude === null
      ? Infinity
      : Math.hypot(market.latitude - latitude, (market.longitude - longitude) * shrink);
  return markets.toSorted((a, b) => away(a) - away(b))[0];
}

function largest(markets: readonly Placed[]): Placed | undefined {
  return markets.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity))[0];
}
