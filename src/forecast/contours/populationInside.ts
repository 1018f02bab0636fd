import type { Contour } from "./contour.ts";
import type { LatticeCounty, PopulationLattice } from "./populationLattice.ts";
import { contourZone, type Zone } from "./zone.ts";

/**
 * People inside a contour, to the nearest whole one. A county gives as large a share of its people as the contour has of its land, but
 * for the towns of large counties.
 */
export function populationInside(contour: Contour, lattice: PopulationLattice): number {
  return peopleIn([contourZone(contour)], lattice);
}

/** People whom one of two zones has alone, and those whom both have. */
export interface SharedReach {
  readonly firstOnly: number;
  readonly both: number;
  readonly secondOnly: number;
}

/** How the people inside two zones divide; each zone's two parts add up to what it has. */
export function sharedReach(first: Zone, second: Zone, lattice: PopulationLattice): SharedReach {
  const both = peopleIn([first, second], lattice);
  return { firstOnly: peopleIn([first], lattice) - both, both, secondOnly: peopleIn([second], lattice) - both };
}

/** People who live in all of some zones. */
function peopleIn(zones: readonly Zone[], { counties, points, shares }: PopulationLattice): number {
  let people = 0;
  for (const county of counties) {
    if (!zones.every(({ touches }) => touches(county))) continue;
    const divided = zones.filter(({ holdsAll }) => !holdsAll(county));
    people += divided.length === 0 ? county.population : county.population * shareIn(divided, county);
  }
  return Math.round(people);

  function shareIn(divided: readonly Zone[], { from, to }: LatticeCounty): number {
    let inside = 0;
    for (let at = from; at < to; at++) {
      const [x = 0, y = 0, z = 0] = [points[3 * at], points[3 * at + 1], points[3 * at + 2]];
      if (divided.every(({ holds }) => holds(x, y, z))) inside += shares[at] ?? 0;
    }
    return inside;
  }
}
