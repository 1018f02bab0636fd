import type { Geography } from "./geography.ts";
import { readFacts } from "./readFacts.ts";
import type { SampleMarket } from "./tvMarkets.ts";

/** Radio metros, the largest first: the counties of the metropolitan area that bears their code. No county lies in two of them. */
export function radioMarkets({ counties, findPlace, population }: Geography): SampleMarket[] {
  const position = new Map(counties.map(({ fips }, county) => [fips, county]));
  const areas = new Map(
    readFacts<"code" | "counties">("metropolitan-areas.csv").map((area) => [area.code, area.counties.split("|")]),
  );
  const people = (market: SampleMarket) =>
    market.counties.reduce((sum, { county }) => sum + (population[county] ?? 0), 0);
  return readFacts<"code" | "name" | "state" | "cities">("radio-markets.csv")
    .map(({ code, name, state, cities }): SampleMarket => {
      const known = (areas.get(code) ?? []).flatMap((fips) => position.get(fips) ?? []);
      if (known.length === 0) throw new Error(`No counties are known of the metropolitan area ${code}, ${name}.`);
      return {
        code,
        name,
        cities: cities.split("|").map((city) => findPlace(city, state)),
        counties: known.toSorted((a, b) => a - b).map((county) => ({ county, share: 1 })),
      };
    })
    .toSorted((a, b) => people(b) - people(a) || (a.code < b.code ? -1 : 1));
}
