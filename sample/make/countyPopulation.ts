import type { CountyShape } from "./countyShapes.ts";
import { distanceKm } from "./distance.ts";
import { largestRemainder } from "./largestRemainder.ts";
import type { State } from "./state.ts";

/** Falls Church, drawn as a dot in the atlas, covers about this much. */
const LEAST_SQUARE_KM = 5;

/** How far a city's people reach into the counties around it: e-folding distance. */
const NEARNESS_KM = 14;

/**
 * Persons per county: the large ones are known, the others share what is left of their state in proportion to the people
 * of their places and to a remainder outside of places, which grows with land, own places and nearness to other people.
 * The exponents are those that came nearest to the census counts of small counties (median error 20 %).
 */
export function countyPopulation(
  shapes: readonly CountyShape[],
  states: readonly State[],
  inPlaces: readonly number[],
  known: ReadonlyMap<string, number>,
): number[] {
  const near = nearness(
    shapes,
    shapes.map(({ fips }, position) => known.get(fips) ?? inPlaces[position] ?? 0),
  );
  const population = shapes.map(({ fips }) => known.get(fips) ?? 0);
  for (const state of states) {
    const unknown = [...shapes.keys()].filter((position) => isUnknown(shapes[position]?.fips ?? "", state, known));
    const left = [...known].reduce(
      (rest, [fips, count]) => (fips.startsWith(state.fips) ? rest - count : rest),
      state.population,
    );
    const weights = unknown.map((position) => {
      const places = inPlaces[position] ?? 0;
      const land = Math.max(LEAST_SQUARE_KM, shapes[position]?.squareKm ?? 0);
      return places + ((near[position] ?? 0) * land) ** 0.4 * (places + 50) ** 0.3;
    });
    const shares = largestRemainder(left, weights);
    for (const [order, position] of unknown.entries()) population[position] = shares[order] ?? 0;
  }
  return population;
}

function isUnknown(fips: string, state: State, known: ReadonlyMap<string, number>): boolean {
  return fips.startsWith(state.fips) && !known.has(fips);
}

/** For each county the people in and around it, each counting less the farther away. */
export function nearness(shapes: readonly CountyShape[], people: readonly number[], reachKm = NEARNESS_KM): number[] {
  return shapes.map((here) => {
    let sum = 20;
    for (const [position, there] of shapes.entries()) {
      if (Math.abs(here.latitude - there.latitude) > 2.5) continue;
      const within = 0.35 * Math.sqrt(Math.max(LEAST_SQUARE_KM, there.squareKm));
      const distance = Math.max(within, distanceKm(here, there));
      sum += (people[position] ?? 0) * Math.exp(-distance / reachKm);
    }
    return sum;
  });
}
