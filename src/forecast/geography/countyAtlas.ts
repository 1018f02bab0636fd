import { presimplify, simplify, sphericalTriangleArea } from "topojson-simplify";
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from "topojson-specification";

/** The county shapes of `us-atlas`: the Census Bureau's, with FIPS codes as ids. */
export type CountyTopology = Topology<{ counties: GeometryCollection }>;

export type CountyShape = Polygon | MultiPolygon;

/** County shapes, simplified once and found by FIPS code. */
export interface CountyAtlas {
  readonly topology: CountyTopology;
  readonly shapes: ReadonlyMap<string, CountyShape>;
}

/**
 * Triangles smaller than this, in steradians (about 20 km²), are left out. All counties share one threshold, since only then
 * do neighbouring markets keep one common border.
 */
const SMALLEST_TRIANGLE = 5e-7;

/** Simplifies the counties of a topology and puts them in order; 0.1 s for the whole country. */
export function countyAtlas(topology: CountyTopology): CountyAtlas {
  const simplified = simplify(presimplify(topology, sphericalTriangleArea), SMALLEST_TRIANGLE);
  return {
    topology: simplified,
    shapes: new Map(simplified.objects.counties.geometries.filter(isShape).map((shape) => [String(shape.id), shape])),
  };
}

function isShape(geometry: GeometryObject): geometry is CountyShape {
  return (geometry.type === "Polygon" || geometry.type === "MultiPolygon") && geometry.arcs.length > 0;
}
