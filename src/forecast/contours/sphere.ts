/** The mean radius of the earth, km. */
export const EARTH_KM = 6371.0088;

/** A place as a vector of length one from the middle of the earth. */
export type Direction = readonly [x: number, y: number, z: number];

export function directionOf(latitude: number, longitude: number): Direction {
  const [north, east] = [radians(latitude), radians(longitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** The directions of east and north as they are at a place. */
export function compassAt(
  latitude: number,
  longitude: number,
): { readonly east: Direction; readonly north: Direction } {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return {
    east: [-Math.sin(lambda), Math.cos(lambda), 0],
    north: [-Math.sin(phi) * Math.cos(lambda), -Math.sin(phi) * Math.sin(lambda), Math.cos(phi)],
  };
}

/**
 * Longitude and latitude in degrees of the place so many km from another, at a bearing in radians. The longitude runs on past ±180 rather
 * than jump.
 */
export function placeAt(latitude: number, longitude: number, bearing: number, distanceKm: number): [number, number] {
  const [phi, angle] = [radians(latitude), distanceKm / EARTH_KM];
  const sine = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing);
  const turn = Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(phi), Math.cos(angle) - Math.sin(phi) * sine);
  return [longitude + degrees(turn), degrees(Math.asin(sine))];
}

export function dot(one: Direction, x: number, y: number, z: number): number {
  return one[0] * x + one[1] * y + one[2] * z;
}

export function radians(degree: number): number {
  return (degree * Math.PI) / 180;
}

function degrees(radian: number): number {
  return (radian * 180) / Math.PI;
}
