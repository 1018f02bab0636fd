import type { MultiPolygon, Position } from "geojson";
import { polygonsOf, type Shape, type View, viewOf } from "./mapScene.ts";

/** Strips from the southern end of the shapes to the northern one: thinner than a line on any map that shows them whole. */
const STRIPS = 500;

/**
 * What lies outside all of some shapes, within a box around them: strips along parallels, each with the parts that no shape has. For a
 * renderer that fills areas but knows no masks; overlapping holes would be filled where both are.
 */
export function outsideOf(shapes: readonly Shape[], [west, south, east, north]: View): MultiPolygon {
  const rings = shapes.map((shape) => polygonsOf(shape).flat());
  const [, from = south, , to = north] = viewOf(rings.flat()) ?? [];
  const heights = Array.from({ length: STRIPS + 1 }, (_, at) => from + ((to - from) * at) / STRIPS);
  const strips = heights.slice(1).flatMap((top, at) => {
    const bottom = heights[at] ?? top;
    return gaps(coveredAt(rings, (bottom + top) / 2), west, east).map(([left, right]) =>
      boxOf(left, bottom, right, top),
    );
  });
  return {
    type: "MultiPolygon",
    coordinates: [boxOf(west, south, east, from), ...strips, boxOf(west, to, east, north)],
  };
}

type Stretch = readonly [from: number, to: number];

/** The stretches of a parallel that lie in any of the shapes. */
function coveredAt(shapes: readonly (readonly (readonly Position[])[])[], latitude: number): Stretch[] {
  return shapes.flatMap((rings) => {
    const crossings = rings.flatMap((ring) => crossingsOf(ring, latitude)).toSorted((a, b) => a - b);
    return crossings.flatMap((crossing, at): Stretch[] =>
      at % 2 === 0 ? [[crossing, crossings[at + 1] ?? crossing]] : [],
    );
  });
}

function crossingsOf(ring: readonly Position[], latitude: number): number[] {
  return ring.flatMap(([x = 0, y = 0], at) => {
    const [nextX = x, nextY = y] = ring[(at + 1) % ring.length] ?? [];
    return y > latitude === nextY > latitude ? [] : [x + ((latitude - y) / (nextY - y)) * (nextX - x)];
  });
}

/** What between two longitudes no stretch covers. */
function gaps(covered: readonly Stretch[], west: number, east: number): Stretch[] {
  const left: Stretch[] = [];
  let reached = west;
  for (const [from, to] of covered.toSorted(([one], [other]) => one - other)) {
    if (from > reached) left.push([reached, from]);
    reached = Math.max(reached, to);
  }
  return reached < east ? [...left, [reached, east]] : left;
}

function boxOf(west: number, south: number, east: number, north: number): Position[][] {
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ];
}
