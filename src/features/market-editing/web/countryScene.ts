import type { MultiLineString, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { inOneTurn, polygonsOf, turned, type View, viewOf } from "#figures/charts/map/mapScene.ts";
import type { countryShapes } from "../contract.ts";

export type CountryTopology = EndpointOutput<typeof countryShapes>;

/** A county as the editor draws it. */
export interface DrawnCounty {
  readonly fips: string;
  readonly rings: readonly (readonly Position[])[];
  /** Degrees. */
  readonly box: View;
  readonly middle: readonly [longitude: number, latitude: number];
}

/** All counties with their boxes, made once from what is sent. */
export function drawnCounties(topology: CountryTopology): DrawnCounty[] {
  return feature(topology, topology.objects.counties).features.flatMap(({ id, geometry }) => {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
    const rings = polygonsOf(inOneTurn(geometry)).flat();
    const box = viewOf(rings);
    if (!box) return [];
    return [{ fips: String(id), rings, box, middle: middleOf(rings[0] ?? []) }];
  });
}

/** The middle of the largest ring's corners: always near the ground that a hand goes around. */
function middleOf(ring: readonly Position[]): readonly [number, number] {
  const sum = ring.reduce(([x = 0, y = 0], [longitude = 0, latitude = 0]) => [x + longitude, y + latitude], [0, 0]);
  return [(sum[0] ?? 0) / ring.length, (sum[1] ?? 0) / ring.length];
}

/** The border around some counties together, dissolved from their shared arcs; a few milliseconds for the largest market. */
export function borderAround(topology: CountryTopology, chosen: ReadonlySet<string>): MultiLineString {
  const { counties } = topology.objects;
  const geometries = counties.geometries.filter(({ id }) => chosen.has(id));
  const border = mesh(topology, { ...counties, geometries }, (one, other) => one === other);
  return { type: "MultiLineString", coordinates: border.coordinates.map((line) => line.map(turned)) };
}

/** Around a market, with so much of its width and height beside it. */
const AIR = 0.35;
/** Degrees that are always seen. */
const LEAST = 2;

/** The part of the country to open on: what is around some counties; the mainland where there are none. */
export function viewAround(counties: readonly DrawnCounty[], chosen: ReadonlySet<string>, otherwise: View): View {
  const boxes = counties.filter(({ fips }) => chosen.has(fips)).map(({ box }) => box);
  if (boxes.length === 0) return otherwise;
  const [west, south] = [Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1]))];
  const [east, north] = [Math.max(...boxes.map((box) => box[2])), Math.max(...boxes.map((box) => box[3]))];
  const [x, y] = [Math.max((east - west) * AIR, LEAST / 2), Math.max((north - south) * AIR, LEAST / 2)];
  return [west - x, south - y, east + x, north + y];
}

/** A view so many times closer, and moved by parts of its width and height. */
export function movedView([west, south, east, north]: View, closer: number, x = 0, y = 0): View {
  const [width, height] = [east - west, north - south];
  const [middleX, middleY] = [(west + east) / 2 + x * width, (south + north) / 2 + y * height];
  const [halfX, halfY] = [width / closer / 2, height / closer / 2];
  return [middleX - halfX, middleY - halfY, middleX + halfX, middleY + halfY];
}

export function touches([west, south, east, north]: View, box: View): boolean {
  return box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south;
}
