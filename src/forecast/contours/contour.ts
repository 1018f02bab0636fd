import type { Curve } from "./fieldProfile.ts";

/**
 * What was not known and had to be supposed: `haat` the height, `pattern` that a directional antenna radiates evenly, `antenna` and
 * `conductivity` of AM its radiator and the ground around it.
 */
export type Assumption = "haat" | "pattern" | "antenna" | "conductivity";

/** A line around a transmitter, as distances from it. */
export interface Contour {
  readonly facilityId: string;
  /** The transmitter, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** dB above 1 µV/m on the line. */
  readonly levelDbu: number;
  /** What drew it; `official` was taken over as published. */
  readonly method: Curve | "ground-wave" | "official";
  /** Km along great circles at bearings evenly spaced clockwise from north. */
  readonly radiiKm: readonly number[];
  readonly assumed: readonly Assumption[];
}

/** Why no contour can be predicted; `no-channel` counts the frequency too, `implausible-power` is more than any licence allows. */
export type NoContour = "no-position" | "no-channel" | "no-power" | "implausible-power" | "no-height";

/** The distance to a contour at any bearing in radians, straight between the bearings it has. */
export function radiusAt(radiiKm: readonly number[], bearing: number): number {
  const place = (bearing / (2 * Math.PI)) * radiiKm.length;
  const at = Math.floor(place);
  const from = radiiKm[at % radiiKm.length] ?? 0;
  return from + (place - at) * ((radiiKm[(at + 1) % radiiKm.length] ?? from) - from);
}
