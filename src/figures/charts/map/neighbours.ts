import type { Position } from "geojson";
import { isInRings } from "#domain/isInRings.ts";
import { type MapScene, polygonsOf, type Shape, type View, viewOf } from "./mapScene.ts";
import { NEIGHBOUR_SHAPES, type Neighbour } from "./neighbourShapes.ts";

export const NEIGHBOURS = ["canada", "mexico"] as const satisfies readonly Neighbour[];

const read = new Map<Neighbour, Position[][]>();

/** The land of a neighbouring country near the border, as rings of longitude and latitude. */
export function neighbourLand(country: Neighbour): readonly Position[][] {
  const known = read.get(country) ?? NEIGHBOUR_SHAPES[country].split("|").map(ringOf);
  read.set(country, known);
  return known;
}

function ringOf(steps: string): Position[] {
  const numbers = steps.split(" ").map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    x += numbers[2 * at] ?? 0;
    y += numbers[2 * at + 1] ?? 0;
    return [x / 100, y / 100];
  });
}

/** The countries whose land lies inside some shape, such as where a station is received. */
export function neighboursInside(shape: Shape): Neighbour[] {
  const rings = polygonsOf(shape).flat();
  const box = viewOf(rings);
  if (!box) return [];
  return NEIGHBOURS.filter((country) => {
    // No more of it than lies near: a coast has thousands of places.
    const near = neighbourIn(country, box);
    return (near ? polygonsOf(near).flat() : []).some(
      (land) =>
        rings.flat().some(([x = 0, y = 0]) => isInRings([land], x, y)) ||
        land.some(([x = 0, y = 0]) => isInRings(rings, x, y)),
    );
  });
}

/** So many widths and heights of a view around it are drawn, for a map that is moved. */
const AROUND = 1.5;

/** The neighbours' land around what a map opens on. */
export function neighboursAround([west, south, east, north]: View): MapScene["abroad"] {
  const [x, y] = [(east - west) * AROUND, (north - south) * AROUND];
  return NEIGHBOURS.flatMap((country) => {
    const shape = neighbourIn(country, [west - x, south - y, east + x, north + y]);
    return shape ? { country, shape } : [];
  });
}

/** A neighbour's land as far as it lies in a box, such as around a market; null where none does. */
export function neighbourIn(country: Neighbour, box: View): Shape | null {
  const cut = neighbourLand(country).flatMap((ring) => {
    const inside = SIDES.reduce((left, side) => cutAt(left, box[side], side), ring);
    return inside.length > 2 ? [[inside]] : [];
  });
  return cut.length > 0 ? { type: "MultiPolygon", coordinates: cut } : null;
}

/** Places of a view: its western and eastern longitude, its southern and northern latitude. */
const SIDES = [0, 1, 2, 3] as const;

/** What of a ring lies on the inner side of one side of a box. */
function cutAt(ring: readonly Position[], bound: number, side: (typeof SIDES)[number]): Position[] {
  const axis = side % 2;
  const isIn = (place: Position) => (side < 2 ? (place[axis] ?? 0) >= bound : (place[axis] ?? 0) <= bound);
  return ring.flatMap((place, at) => {
    const next = ring[(at + 1) % ring.length] ?? place;
    const kept = isIn(place) ? [place] : [];
    if (isIn(place) === isIn(next)) return kept;
    const part = (bound - (place[axis] ?? 0)) / ((next[axis] ?? 0) - (place[axis] ?? 0));
    const [x, y] = [0, 1].map((one) => (place[one] ?? 0) + part * ((next[one] ?? 0) - (place[one] ?? 0)));
    return [...kept, [x ?? 0, y ?? 0]];
  });
}
