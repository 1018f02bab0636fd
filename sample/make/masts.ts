import type { Geography } from "./geography.ts";
import type { Place } from "./places.ts";
import type { SampleMarket } from "./tvMarkets.ts";

export interface Mast {
  /** The community of licence. */
  readonly place: Place;
  readonly fips: string;
  /** Degrees, to about ten metres. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A mast stands at most this far from its community, in degrees. */
const OFFSET = 0.06;

/** Masts in and around a market's cities; the city that names the market has every second one. */
export function masts(geography: Geography, market: SampleMarket, count: number, random: () => number): Mast[] {
  const [first, ...others] = market.cities;
  if (!first) throw new Error(`${market.name} has no city.`);
  return Array.from({ length: count }, (_, order) => {
    const place = order % 2 === 0 ? first : (others[((order - 1) / 2) % Math.max(1, others.length)] ?? first);
    const mast = { latitude: near(place.latitude, random), longitude: near(place.longitude, random) };
    const county = geography.countyOf({ ...place, ...mast, name: "" });
    return { place, fips: geography.counties[county]?.fips ?? "", ...mast };
  });
}

function near(degrees: number, random: () => number): number {
  return Math.round((degrees + OFFSET * (2 * random() - 1)) * 1e4) / 1e4;
}
