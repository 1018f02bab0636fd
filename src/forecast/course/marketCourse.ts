import type { MarketCourse } from "#domain/forecast/cellCourse.ts";
import { isElectionPhase } from "#domain/forecast/raceFigures.ts";
import type { MediumDrivers } from "#domain/forecast/mediumDrivers.ts";
import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import { placeRatios } from "../demand/placeRatios.ts";
import type { Estimate } from "../estimate.ts";
import type { ForecastInput } from "../input.ts";
import { marketSeeds } from "../marketSeeds.ts";
import { areRacesKnown, DIFFUSION_YEAR, LEVEL_SHARE, marketWeights, politicalIndex } from "../marketWeights.ts";
import { electionPhase } from "../politicalCycle.ts";
import { driverShares, driversIn, driversOf } from "../mediumDrivers.ts";
import { steered } from "../steering/steered.ts";
import { verticalMargins } from "../verticalMargins.ts";
import { demanded } from "../yearTables.ts";

/** What is stated about the races of a year; about other kinds of years it says nothing. */
function statedOf({ races = [] }: ForecastInput, year: number): Pick<MarketCourse, "statedRaces"> {
  const statedRaces = races.filter(({ group }) => !isElectionPhase(group) || group === electionPhase(year));
  return statedRaces.length > 0 ? { statedRaces } : {};
}

/** What political money follows in years whose races are known, beside them. */
const PEOPLE: MediumDrivers = { blend: { population: 1 }, size: 0, diffusion: 0 };

/** What a market gets of a national total, with every factor of its weight; `row` is its place among the markets. */
export function marketCourse(input: ForecastInput, estimate: Estimate, row: number): MarketCourse {
  const { medium, year, part, dollars } = estimate;
  const shares = driverShares(input.markets, year);
  const byRaces = part.name === "political" && areRacesKnown(input.markets, year);
  const { blend, size, diffusion, reach = {} } = byRaces ? PEOPLE : driversOf(medium, input.drivers);
  const places = placeRatios(input.markets);
  const figures = input.markets.map((market) => driversIn(market, year));
  const sizeExponent = size + diffusion * (year - DIFFUSION_YEAR);
  const people = shares.population[row] ?? 0;
  const driven = marketWeights(input.markets, input.drivers)[part.name](medium, year);
  const seeds = marketSeeds(input, part.subVerticals).of(medium);
  const usual = demanded(input, driven, seeds, verticalMargins(input, part)(medium, year, dollars));
  const { markets: weights, observed } = steered(input, part, medium, year, {
    markets: usual,
    subVerticals: estimate.verticalMargins,
  });
  const weight = weights[row] ?? 0;
  const given = estimate.marketMargins[row] ?? 0;
  return {
    share: dollars > 0 ? given / dollars : 0,
    dollars: given,
    drivers: COUNTY_DRIVERS.flatMap((driver) => {
      const exponent = blend[driver] ?? 0;
      if (exponent === 0) return [];
      // A driver that nobody knows of the market is stood in for by people.
      const read = (figures[row]?.[driver] ?? 0) > 0 ? driver : "population";
      return [
        {
          driver,
          value: figures[row]?.[read] ?? 0,
          nation: figures.reduce((sum, market) => sum + market[read], 0),
          share: shares[driver][row] ?? 0,
          weight: exponent,
        },
      ];
    }),
    people,
    levelShare: LEVEL_SHARE,
    sizeExponent,
    size: people > 0 ? (people / LEVEL_SHARE) ** sizeExponent : 0,
    reach: PLACE_FIGURES.flatMap((of) => {
      const elasticity = reach[of] ?? 0;
      return elasticity === 0 ? [] : [{ of, ratio: places[of][row] ?? 1, elasticity }];
    }),
    political: part.name === "political" ? politicalIndex(input.markets[row], year) : 1,
    ...(byRaces && statedOf(input, year)),
    demand: (driven[row] ?? 0) > 0 ? (usual[row] ?? 0) / driven[row]! : 1,
    observed: observed.markets.get(input.markets[row]?.market ?? "") ?? null,
    weight,
    weights: weights.reduce((sum, one) => sum + one, 0),
    markets: input.markets.length,
  };
}
