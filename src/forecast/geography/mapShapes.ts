import { mergeArcs } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import type { CountyShape } from "./countyAtlas.ts";
import { type AreaTopology, partTopology } from "./partTopology.ts";

/** Counties and states of `us-atlas` on the same arcs, as they are published. */
export type AtlasTopology = Topology<{ counties: GeometryCollection; states: GeometryCollection }>;

/** A market by its counties' FIPS codes. */
export interface NamedCounties {
  readonly id: string;
  readonly name: string;
  readonly fips: readonly string[];
}

export interface NamedCounty {
  readonly fips: string;
  readonly name: string;
  readonly state: string;
  readonly population: number;
  readonly households: number;
  /** Part of the county in the market, above 0 up to 1. */
  readonly share: number;
}

/** The country's states, and markets dissolved from their counties; a market none of whose counties has a shape is left out. */
export function marketShapes(
  atlas: AtlasTopology,
  markets: readonly NamedCounties[],
): AreaTopology<"states" | "markets"> {
  const counties = shapesOf(atlas.objects.counties);
  const merged = markets.flatMap(({ id, name, fips }) => {
    const shapes = fips.flatMap((code) => counties.get(code) ?? []);
    return shapes.length === 0 ? [] : [{ ...mergeArcs(atlas, shapes), id, properties: { name } }];
  });
  const states = [...shapesOf(atlas.objects.states)].map(([id, shape]) => ({ ...shape, id }));
  return partTopology(atlas, { states, markets: merged });
}

/** The shapes of some counties with what a map says of each. */
export function countyShapesOf(atlas: AtlasTopology, counties: readonly NamedCounty[]): AreaTopology<"counties"> {
  const shapes = shapesOf(atlas.objects.counties);
  const named = counties.flatMap(({ fips, ...properties }) => {
    const shape = shapes.get(fips);
    return shape ? [{ ...shape, id: fips, properties }] : [];
  });
  return partTopology(atlas, { counties: named });
}

function shapesOf({ geometries }: GeometryCollection): Map<string, CountyShape> {
  return new Map(geometries.filter(isShape).map((shape) => [String(shape.id), shape]));
}

function isShape(geometry: GeometryObject): geometry is CountyShape {
  return (geometry.type === "Polygon" || geometry.type === "MultiPolygon") && geometry.arcs.length > 0;
}
