import { createRequire } from "node:module";
import { geoArea, geoBounds, geoCentroid } from "d3-geo";
import type { MultiPolygon, Polygon } from "geojson";
import { feature, neighbors } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export interface CountyShape {
  /** Five digits, the first two the state's. */
  readonly fips: string;
  readonly name: string;
  readonly shape: Polygon | MultiPolygon;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
  readonly longitude: number;
  readonly latitude: number;
  readonly squareKm: number;
  /** Positions of the counties with which it shares a border. */
  readonly neighbours: readonly number[];
}

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;

const EARTH_RADIUS_KM = 6371;

/** The counties of the fifty states and the District of Columbia, by FIPS code. Territories belong to no TV market. */
export function readCountyShapes(): CountyShape[] {
  const atlas: Atlas = createRequire(import.meta.url)("us-atlas/counties-10m.json");
  const all = atlas.objects.counties;
  const geometries = all.geometries
    .filter(({ id }) => String(id) < "57")
    .toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  const borders = neighbors(geometries);
  return feature(atlas, { ...all, geometries }).features.map(({ id, properties, geometry }, position) => {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") throw new Error(`County ${id} has no area.`);
    const [[west, south], [east, north]] = geoBounds(geometry);
    const [longitude, latitude] = geoCentroid(geometry);
    return {
      fips: String(id),
      name: properties.name,
      shape: geometry,
      bounds: [west, south, east, north],
      longitude,
      latitude,
      squareKm: geoArea(geometry) * EARTH_RADIUS_KM ** 2,
      neighbours: borders[position] ?? [],
    };
  });
}
