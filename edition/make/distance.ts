export interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

const KM_PER_DEGREE = 111.2;

/** Kilometres between two points a few hundred kilometres apart, on a locally flat earth; the date line is no border. */
export function distanceKm(from: Point, to: Point): number {
  const turn = Math.abs(from.longitude - to.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(east, from.latitude - to.latitude);
}
