import type { Market, MarketKind } from "./market.ts";

/** Farther away than this, in kilometres, is not near. */
const NEAR_KM = 160;
const EARTH_KM = 6371;

type Placed = Pick<Market, "id" | "kind" | "latitude" | "longitude">;

/** The markets of a kind around another one, the nearest first; none for a market without a place. */
export function nearMarkets<Found extends Placed>(
  of: Pick<Market, "latitude" | "longitude">,
  markets: readonly Found[],
  kind: MarketKind,
): Found[] {
  return markets
    .filter((market) => market.kind === kind)
    .map((market) => ({ market, distance: distanceKm(of, market) }))
    .filter(({ distance }) => distance <= NEAR_KM)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ market }) => market);
}

/** Along the great circle; infinite where one of them has no place. */
function distanceKm(a: Pick<Market, "latitude" | "longitude">, b: Pick<Market, "latitude" | "longitude">): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return Infinity;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [up, across] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2];
  const chord =
    Math.sin(up) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(across) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
