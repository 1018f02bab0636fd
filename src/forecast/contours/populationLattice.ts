import { feature } from "topojson-client";
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { type Direction, directionOf, dot, EARTH_KM, radians } from "./sphere.ts";
import { TOWNS, type Town } from "./towns.ts";

/** The county shapes of `us-atlas`, with FIPS codes as ids. */
export type CountyTopology = Topology<{ counties: GeometryCollection }>;

/** One county among the points of a lattice. */
export interface LatticeCounty {
  readonly population: number;
  /** A circle around all its points: its middle, and its radius as cosine and sine of the angle at the middle of the earth. */
  readonly middle: Direction;
  readonly cosine: number;
  readonly sine: number;
  /** Its points, from the first to before the last. */
  readonly from: number;
  readonly to: number;
}

/** Where people live, as far as counties and their larger towns tell. */
export interface PopulationLattice {
  readonly counties: readonly LatticeCounty[];
  /** Three numbers a point: its direction from the middle of the earth. */
  readonly points: Float64Array;
  /** Each point's part of its county's people; those of a county add up to one. */
  readonly shares: Float64Array;
}

const townsOf = Map.groupBy(TOWNS, ({ fips }) => fips);

/** About so many points a county: as many rows as columns would be for a square one. */
const POINTS = 256;

/** Km; the largest counties have more points instead, or those along a contour would weigh too much. */
const WIDEST_SPACING_KM = 4;

type Rings = readonly (readonly (readonly number[])[])[];

/**
 * Lays points over the counties of `us-atlas`. A county without a shape or without people is left out: no contour has its people.
 *
 * @param populations people by FIPS code
 */
export function populationLattice(
  topology: CountyTopology,
  populations: ReadonlyMap<string, number>,
): PopulationLattice {
  const counties: LatticeCounty[] = [];
  const points: number[] = [];
  const shares: number[] = [];
  for (const county of topology.objects.counties.geometries) {
    const population = populations.get(String(county.id)) ?? 0;
    if (population <= 0 || !isShape(county)) continue;
    const { geometry } = feature(topology, {
      type: "MultiPolygon",
      arcs: county.type === "Polygon" ? [county.arcs] : county.arcs,
    });
    const rings: Rings = geometry.coordinates.flat();
    const placed = placesInside(rings);
    if (placed.length === 0) continue;
    const from = points.length / 3;
    for (const direction of placed) points.push(...direction);
    shares.push(...sharesOf(placed, townsOf.get(String(county.id)) ?? []));
    counties.push({ population, ...circleAround(placed), from, to: points.length / 3 });
  }
  return { counties, points: Float64Array.from(points), shares: Float64Array.from(shares) };
}

/** Evenly over the county, but for its towns: their part lies within their radius. */
function sharesOf(places: readonly Direction[], towns: readonly Town[]): number[] {
  const inTowns = towns
    .map((town) => ({ town, inside: placesWithin(places, town) }))
    .filter(({ inside }) => inside.length);
  const spread = 1 - inTowns.reduce((sum, { town }) => sum + town.share, 0);
  const shares = places.map(() => spread / places.length);
  for (const { town, inside } of inTowns) {
    for (const at of inside) shares[at] = (shares[at] ?? 0) + town.share / inside.length;
  }
  return shares;
}

function placesWithin(places: readonly Direction[], { latitude, longitude, radiusKm }: Town): number[] {
  const middle = directionOf(latitude, longitude);
  const cosine = Math.cos(radiusKm / EARTH_KM);
  return places.flatMap((place, at) => (dot(middle, ...place) >= cosine ? [at] : []));
}

function isShape(geometry: GeometryObject): geometry is Polygon | MultiPolygon {
  return geometry.type === "Polygon" || geometry.type === "MultiPolygon";
}

/** Points evenly spaced over the land inside rings; the middle of the outline where it is too thin for any. */
function placesInside(rings: Rings): Direction[] {
  const outline = rings.flat();
  if (outline.length === 0) return [];
  const spacing = spacingOf(rings);
  const south = Math.min(...outline.map(([, y = 0]) => y));
  const north = Math.max(...outline.map(([, y = 0]) => y));
  const rows = Math.ceil((north - south) / spacing);
  const places = Array.from({ length: rows }, (_, row) => south + (row + 0.5) * spacing).flatMap((latitude) =>
    longitudesAt(rings, latitude, spacing / Math.cos(radians(latitude))).map((longitude) =>
      directionOf(latitude, longitude),
    ),
  );
  if (places.length > 0) return places;
  const [x, y] = [0, 1].map((axis) => outline.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / outline.length);
  return [directionOf(y ?? 0, x ?? 0)];
}

/** Degrees of latitude between rows. */
function spacingOf(rings: Rings): number {
  const squareDegrees = Math.abs(rings.reduce((sum, ring) => sum + ringArea(ring), 0));
  const widest = WIDEST_SPACING_KM / radians(EARTH_KM);
  return Math.min(Math.sqrt(squareDegrees / POINTS), widest) || widest;
}

/** In degrees of latitude, squared; islands count, holes take away, as they run the other way. */
function ringArea(ring: Rings[number]): number {
  const stretch = Math.cos(radians(ring[0]?.[1] ?? 0));
  return ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    return sum + (stretch * (x * nextY - nextX * y)) / 2;
  }, 0);
}

/** Every so many degrees along a latitude, where it runs inside the rings. */
function longitudesAt(rings: Rings, latitude: number, step: number): number[] {
  const crossings = rings.flatMap((ring) => crossingsOf(ring, latitude)).sort((a, b) => a - b);
  const longitudes: number[] = [];
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [enter = 0, leave = 0] = crossings.slice(at, at + 2);
    for (let column = Math.ceil(enter / step - 0.5); (column + 0.5) * step < leave; column++) {
      longitudes.push((column + 0.5) * step);
    }
  }
  return longitudes;
}

function crossingsOf(ring: Rings[number], latitude: number): number[] {
  return ring.flatMap(([x = 0, y = 0], at) => {
    const [nextX = x, nextY = y] = ring[at + 1] ?? ring[0] ?? [];
    return y > latitude === nextY > latitude ? [] : [x + ((latitude - y) / (nextY - y)) * (nextX - x)];
  });
}

function circleAround(places: readonly Direction[]): Pick<LatticeCounty, "middle" | "cosine" | "sine"> {
  const sum = [0, 1, 2].map((axis) => places.reduce((total, place) => total + (place[axis] ?? 0), 0));
  const length = Math.hypot(...sum);
  const middle: Direction = [(sum[0] ?? 0) / length, (sum[1] ?? 0) / length, (sum[2] ?? 0) / length];
  const cosine = places.reduce((least, place) => Math.min(least, dot(middle, ...place)), 1);
  return { middle, cosine, sine: Math.sqrt(1 - cosine ** 2) };
}
