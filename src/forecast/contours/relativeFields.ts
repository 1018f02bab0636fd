import type { Transmitter } from "./transmitter.ts";

/** Bearings that a contour is predicted at, evenly spaced clockwise from north: every 5 degrees. */
export const BEARINGS = 72;

/**
 * The relative field of a directional antenna towards each bearing, straight between the values of its pattern; null where it radiates
 * evenly, or nothing is known of it.
 */
export function relativeFields({
  pattern,
  patternRotation,
}: Pick<Transmitter, "pattern" | "patternRotation">): number[] | null {
  if (!pattern || pattern.every((field) => field === pattern[0])) return null;
  return Array.from({ length: BEARINGS }, (_, at) => {
    const turned = (((360 * at) / BEARINGS - patternRotation) % 360) + 360;
    const place = ((turned % 360) / 360) * pattern.length;
    const before = Math.floor(place);
    const from = pattern[before % pattern.length] ?? 0;
    return from + (place - before) * ((pattern[(before + 1) % pattern.length] ?? from) - from);
  });
}
