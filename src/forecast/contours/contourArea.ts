import { EARTH_KM } from "./sphere.ts";

/** The area inside a contour in km², water and foreign ground counted in: a cap of the sphere cut into as many slices as it has bearings. */
export function contourArea({ radiiKm }: { readonly radiiKm: readonly number[] }): number {
  const caps = radiiKm.reduce((sum, radius) => sum + 1 - Math.cos(radius / EARTH_KM), 0);
  return (2 * Math.PI * EARTH_KM ** 2 * caps) / radiiKm.length;
}
