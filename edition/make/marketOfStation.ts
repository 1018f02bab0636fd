import { distanceKm, type Point } from "./distance.ts";
import type { Geography } from "./geography.ts";
import type { SampleMarket } from "./tvMarkets.ts";

/** Finds the code of the market that has the community of licence among its cities; null where none has. */
export function homeMarketFinder(markets: readonly SampleMarket[]): (city: string, state: string) => string | null {
  const homes = new Map(
    markets.flatMap(({ code, cities }) => cities.map(({ name, state }) => [`${name} ${state}`, code] as const)),
  );
  return (city, state) => homes.get(`${city} ${state}`) ?? null;
}

/** Finds the code of the market a mast stands in: the one of its county and, where several have it, the one whose city is nearest. Empty outside all. */
export function marketFinder(
  { counties }: Geography,
  markets: readonly SampleMarket[],
): (fips: string, mast: Point) => string {
  const byCounty = Map.groupBy(
    markets.flatMap((market) => market.counties.map(({ county }) => ({ market, fips: counties[county]?.fips ?? "" }))),
    ({ fips }) => fips,
  );
  return (fips, mast) => {
    const found = (byCounty.get(fips) ?? []).map(({ market }) => ({
      code: market.code,
      away: Math.min(...market.cities.map((city) => distanceKm(city, mast))),
    }));
    return found.toSorted((a, b) => a.away - b.away)[0]?.code ?? "";
  };
}
