import { type Contour, radiusAt } from "./contour.ts";
import type { LatticeCounty, PopulationLattice } from "./populationLattice.ts";
import { compassAt, directionOf, dot, EARTH_KM } from "./sphere.ts";

/**
 * People inside a contour, to the nearest whole one. A county gives as large a share of its people as the contour has of its land, but
 * for the towns of large counties.
 */
export function populationInside(contour: Contour, { counties, points, shares }: PopulationLattice): number {
  const { latitude, longitude, radiiKm } = contour;
  const up = directionOf(latitude, longitude);
  const { east, north } = compassAt(latitude, longitude);
  const near = Math.min(...radiiKm) / EARTH_KM;
  const far = Math.max(...radiiKm) / EARTH_KM;
  // Cosines instead of distances: they fall as distances grow, and a million arc cosines would take a second.
  const [cosineNear, sineNear, cosineFar, sineFar] = [Math.cos(near), Math.sin(near), Math.cos(far), Math.sin(far)];

  let people = 0;
  for (const county of counties) {
    const cosine = dot(up, ...county.middle);
    if (cosine < cosineFar * county.cosine - sineFar * county.sine) continue;
    const whole = cosineNear < county.cosine && cosine >= cosineNear * county.cosine + sineNear * county.sine;
    people += whole ? county.population : county.population * shareInside(county);
  }
  return Math.round(people);

  function shareInside({ from, to }: LatticeCounty): number {
    let inside = 0;
    for (let at = from; at < to; at++) {
      if (holds(points[3 * at] ?? 0, points[3 * at + 1] ?? 0, points[3 * at + 2] ?? 0)) inside += shares[at] ?? 0;
    }
    return inside;
  }

  function holds(x: number, y: number, z: number): boolean {
    const cosine = dot(up, x, y, z);
    if (cosine < cosineFar || cosine >= cosineNear) return cosine >= cosineNear;
    const bearing = Math.atan2(dot(east, x, y, z), dot(north, x, y, z));
    return Math.acos(cosine) * EARTH_KM <= radiusAt(radiiKm, bearing < 0 ? bearing + 2 * Math.PI : bearing);
  }
}
