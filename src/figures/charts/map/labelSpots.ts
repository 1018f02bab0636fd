import type { Position } from "geojson";
import { isInRings } from "#domain/isInRings.ts";
import { polygonsOf, type Shape, type View, viewOf } from "./mapScene.ts";

export type Place = readonly [longitude: number, latitude: number];

interface LargestPart {
  readonly outside: readonly Position[];
  readonly box: View;
}

/** Places a side that are tried. */
const TRIED = 7;
/** Corners of a border that are looked at; more tell nothing about where a name can stand. */
const CORNERS = 120;

const parts = new WeakMap<Shape, LargestPart | null>();
const places = new WeakMap<Shape, readonly Place[]>();

/** The box around an area's largest part, so that no name lies in the sea between islands; null without extent. */
export function labelBox(shape: Shape): View | null {
  return largestPart(shape)?.box ?? null;
}

/** Where a name can stand in an area, the places farthest from its border first; found once for each shape. */
export function labelPlaces(shape: Shape): readonly Place[] {
  const known = places.get(shape) ?? placesIn(largestPart(shape));
  places.set(shape, known);
  return known;
}

function largestPart(shape: Shape): LargestPart | null {
  const known = parts.get(shape);
  if (known !== undefined) return known;
  let [largest, size]: [LargestPart | null, number] = [null, 0];
  for (const [outside = []] of polygonsOf(shape)) {
    const box = viewOf([outside]);
    const area = box ? (box[2] - box[0]) * (box[3] - box[1]) : 0;
    if (box && area > size) [largest, size] = [{ outside, box }, area];
  }
  parts.set(shape, largest);
  return largest;
}

function placesIn(part: LargestPart | null): readonly Place[] {
  if (!part) return [];
  const [west, south, east, north] = part.box;
  const every = Math.ceil(part.outside.length / CORNERS);
  const ring = part.outside.filter((_, at) => at % every === 0);
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const steps = Array.from({ length: TRIED }, (_, at) => (at + 0.5) / TRIED);
  const inside = steps
    .flatMap((x) => steps.map((y): Place => [west + x * (east - west), south + y * (north - south)]))
    .filter(([x, y]) => isInRings([ring], x, y))
    .map((place) => ({ place, far: distanceTo(place, ring, stretch) }))
    .toSorted((one, other) => other.far - one.far)
    .map(({ place }) => place);
  return inside.length > 0 ? inside : [[(west + east) / 2, (south + north) / 2]];
}

/** Degrees of latitude to the nearest side of a ring, squared. */
function distanceTo([x, y]: Place, ring: readonly Position[], stretch: number): number {
  let nearest = Infinity;
  for (const [at, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length] ?? [];
    const [along, up] = [(x2 - x1) * stretch, y2 - y1];
    const [dx, dy] = [(x - x1) * stretch, y - y1];
    const length = along * along + up * up;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, (dx * along + dy * up) / length));
    nearest = Math.min(nearest, (dx - part * along) ** 2 + (dy - part * up) ** 2);
  }
  return nearest;
}
