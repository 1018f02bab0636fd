import type { Point } from "./distance.ts";

/** Zone I as 47 CFR 73.205 draws it, but for its states that a parallel or a meridian cuts. */
const ZONE_I = new Set(["CT", "DC", "DE", "IL", "IN", "MA", "MD", "NJ", "OH", "PA", "RI", "WV"]);
/** States of which Zone I has the part south of 43.5° north. */
const SOUTH_IN_ZONE_I = new Set(["MI", "NH", "NY", "VT"]);
const PARALLEL = 43.5;
const WISCONSIN_MERIDIAN = -90;
/** California south of this parallel is Zone I-A. */
const CALIFORNIA_PARALLEL = 40;

/** The classes that a zone knows, smallest first, each with the most power it may have, kW. */
const CLASSES = {
  east: [
    { name: "A", most: 6 },
    { name: "B", most: Number.POSITIVE_INFINITY },
  ],
  west: [
    { name: "A", most: 6 },
    { name: "C3", most: 25 },
    { name: "C2", most: 50 },
    { name: "C1", most: Number.POSITIVE_INFINITY },
  ],
} as const;
/** B1 is rarer than B; it is what 25 kW to the tenth means. */
const B1_POWER = 25;

/** The class usual for a power where a station stands, 47 CFR 73.205–211; of those that may have 100 kW, C1 is the most common. */
export function usualFmClass(state: string, mast: Point, powerKw: number): string {
  const isEast = liesInZoneOne(state, mast);
  if (isEast && powerKw === B1_POWER) return "B1";
  const classes = CLASSES[isEast ? "east" : "west"];
  return classes.find(({ most }) => powerKw <= most)?.name ?? "C1";
}

/** Zones I and I-A, where the classes are A, B1 and B. */
export function liesInZoneOne(state: string, { latitude, longitude }: Point): boolean {
  if (ZONE_I.has(state)) return true;
  if (state === "CA") return latitude < CALIFORNIA_PARALLEL;
  if (SOUTH_IN_ZONE_I.has(state)) return latitude < PARALLEL;
  if (state === "WI") return latitude < PARALLEL && longitude > WISCONSIN_MERIDIAN;
  // From 43.5° N 71° W straight to 45° N 69° W, and north along that meridian.
  if (state === "ME") return latitude < PARALLEL + 0.75 * (longitude + 71) || longitude > -69;
  // From the coast at the line of North Carolina to 37° 49' N 80° 12' 30" W.
  if (state === "VA") return latitude > 36.55 + ((longitude + 75.87) * (37.817 - 36.55)) / (-80.208 + 75.87);
  return false;
}
