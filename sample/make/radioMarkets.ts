import { distanceKm } from "./distance.ts";
import type { Geography } from "./geography.ts";
import { readFacts } from "./readFacts.ts";
import { type SampleMarket, unique } from "./tvMarkets.ts";

/** Within this distance the neighbours of a metro of 100,000 people are its suburbs; ten times the people reach farther. */
const SUBURB_KM = 30;
const SUBURB_KM_PER_TENFOLD = 15;
/** A neighbour with more people than this part of the metro's is no suburb of it. */
const SUBURB_PART = 0.5;

/** Radio metros, the largest first: the counties of their cities and the suburbs around. Suburbs may belong to several. */
export function radioMarkets(geography: Geography): SampleMarket[] {
  const { countyOf, findPlace, population } = geography;
  const markets = readFacts<"code" | "name" | "state" | "cities">("radio-markets.csv").map((fact) => {
    const cities = fact.cities.split("|").map((city) => findPlace(city, fact.state));
    return { ...fact, cities, core: unique(cities.map(countyOf)) };
  });
  const cores = new Set(markets.flatMap(({ core }) => core));
  const people = (market: SampleMarket) =>
    market.counties.reduce((sum, { county }) => sum + (population[county] ?? 0), 0);
  return markets
    .map(({ code, name, cities, core }): SampleMarket => {
      const around = suburbs(geography, core).filter((county) => !cores.has(county));
      const counties = unique([...core, ...around]).toSorted((a, b) => a - b);
      return { code, name, cities, counties: counties.map((county) => ({ county, share: 1 })) };
    })
    .toSorted((a, b) => people(b) - people(a) || (a.code < b.code ? -1 : 1));
}

function suburbs({ counties, population }: Geography, core: readonly number[]): number[] {
  const people = core.reduce((sum, county) => sum + (population[county] ?? 0), 0);
  const radius = SUBURB_KM + SUBURB_KM_PER_TENFOLD * Math.max(0, Math.log10(people / 1e5));
  return core.flatMap((county) => {
    const centre = counties[county];
    if (!centre) return [];
    return centre.neighbours.filter((neighbour) => {
      const there = counties[neighbour];
      return there && (population[neighbour] ?? 0) < SUBURB_PART * people && distanceKm(centre, there) < radius;
    });
  });
}
