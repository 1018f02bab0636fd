import type { CountyShape } from "./countyShapes.ts";
import { distanceKm } from "./distance.ts";

/** Falls Church, drawn as a dot in the atlas, covers about this much. */
const LEAST_SQUARE_KM = 5;

/** For each county the people in and around it, each counting less the farther away. */
export function nearness(shapes: readonly CountyShape[], people: readonly number[], reachKm: number): number[] {
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
