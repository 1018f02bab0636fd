import { isInRings } from "#domain/isInRings.ts";
import { type Contour, radiusAt } from "./contour.ts";
import type { LatticeCounty } from "./populationLattice.ts";
import { compassAt, directionOf, dot, EARTH_KM } from "./sphere.ts";

/** A part of the country whose people are counted. */
export interface Zone {
  /** Whether any place of a county may lie in it. */
  readonly touches: (county: LatticeCounty) => boolean;
  /** Whether all of them do, as far as that can be told at once. */
  readonly holdsAll: (county: LatticeCounty) => boolean;
  /** Whether a place lies in it, as its direction from the middle of the earth. */
  readonly holds: (x: number, y: number, z: number) => boolean;
}

/** What lies inside a contour. */
export function contourZone({ latitude, longitude, radiiKm }: Contour): Zone {
  const up = directionOf(latitude, longitude);
  const { east, north } = compassAt(latitude, longitude);
  const near = Math.min(...radiiKm) / EARTH_KM;
  const far = Math.max(...radiiKm) / EARTH_KM;
  // Cosines instead of distances: they fall as distances grow, and a million arc cosines would take a second.
  const [cosineNear, sineNear, cosineFar, sineFar] = [Math.cos(near), Math.sin(near), Math.cos(far), Math.sin(far)];
  return {
    touches: ({ middle, cosine, sine }) => dot(up, ...middle) >= cosineFar * cosine - sineFar * sine,
    holdsAll: ({ middle, cosine, sine }) =>
      cosineNear < cosine && dot(up, ...middle) >= cosineNear * cosine + sineNear * sine,
    holds: (x, y, z) => {
      const cosine = dot(up, x, y, z);
      if (cosine < cosineFar || cosine >= cosineNear) return cosine >= cosineNear;
      const bearing = Math.atan2(dot(east, x, y, z), dot(north, x, y, z));
      return Math.acos(cosine) * EARTH_KM <= radiusAt(radiiKm, bearing < 0 ? bearing + 2 * Math.PI : bearing);
    },
  };
}

/** What lies inside rings of longitude and latitude, such as those of a published contour. */
export function ringsZone(rings: readonly (readonly (readonly number[])[])[]): Zone {
  const places = rings.flat().map(([longitude = 0, latitude = 0]) => directionOf(latitude, longitude));
  const [x, y, z] = [0, 1, 2].map((axis) => places.reduce((sum, place) => sum + (place[axis] ?? 0), 0));
  const length = Math.hypot(x ?? 0, y ?? 0, z ?? 0);
  const middle = [(x ?? 0) / length, (y ?? 0) / length, (z ?? 0) / length] as const;
  const cosineFar = places.reduce((least, place) => Math.min(least, dot(middle, ...place)), 1);
  const sineFar = Math.sqrt(1 - cosineFar ** 2);
  return {
    touches: (county) => dot(middle, ...county.middle) >= cosineFar * county.cosine - sineFar * county.sine,
    holdsAll: () => false,
    holds: (east, north, up) =>
      isInRings(rings, (Math.atan2(north, east) * 180) / Math.PI, (Math.asin(up) * 180) / Math.PI),
  };
}
