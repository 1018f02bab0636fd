import { isInRings } from "#domain/isInRings.ts";
import { feature } from "topojson-client";
import type { CountyTopology } from "./countyAtlas.ts";

type Ring = readonly (readonly number[])[];

interface Outlined {
  readonly fips: string;
  readonly rings: readonly Ring[];
}

/** FIPS code of the county around a position in degrees; null at sea and abroad. */
export type CountyFinder = (latitude: number, longitude: number) => string | null;

/** Looks up counties by position, in microseconds: a grid of whole degrees narrows them down to a few. */
export function countyFinder(topology: CountyTopology): CountyFinder {
  const cells = new Map<string, Outlined[]>();
  for (const { id, geometry } of feature(topology, topology.objects.counties).features) {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") continue;
    const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    for (const rings of polygons) {
      const outlined = { fips: String(id), rings };
      for (const cell of cellsUnder(rings[0] ?? [])) {
        const known = cells.get(cell);
        if (known) known.push(outlined);
        else cells.set(cell, [outlined]);
      }
    }
  }
  return (latitude, longitude) => {
    const near = cells.get(cellOf(latitude, longitude)) ?? [];
    return near.find(({ rings }) => isInRings(rings, longitude, latitude))?.fips ?? null;
  };
}

function cellOf(latitude: number, longitude: number): string {
  return `${Math.floor(latitude)} ${Math.floor(longitude)}`;
}

/** The grid cells that a ring's box touches. */
function cellsUnder(ring: Ring): string[] {
  const longitudes = ring.map(([x = 0]) => x);
  const latitudes = ring.map(([, y = 0]) => y);
  const cells: string[] = [];
  for (let y = Math.floor(Math.min(...latitudes)); y <= Math.max(...latitudes); y++)
    for (let x = Math.floor(Math.min(...longitudes)); x <= Math.max(...longitudes); x++) cells.push(`${y} ${x}`);
  return cells;
}
