import type { FeatureCollection, MultiLineString, MultiPolygon, Point, Polygon, Position } from "geojson";
import type { FigureClass } from "./figureClasses.ts";
import type { Neighbour } from "./neighbourShapes.ts";

export type Shape = Polygon | MultiPolygon;

/** A county or market as it is drawn and told. */
export interface Area {
  readonly id: string;
  readonly name: string;
  /** What is written into it: shorter than its name where people say so. */
  readonly label: string;
  /** Of counties only. */
  readonly county: {
    readonly state: string;
    readonly population: number;
    readonly households: number;
    readonly share: number;
  } | null;
  readonly value: number | null;
  /** Position of the value's class; −1 without one. */
  readonly shade: number;
  readonly shape: Shape;
}

/** `Kings County (Brooklyn)`: the name of an area, and what else people call it. */
export function fullName({ name, label }: Pick<Area, "name" | "label">): string {
  return name.startsWith(label) ? name : `${name} (${label})`;
}

/** West, south, east, north in degrees; west of the date line longitudes run on below −180. */
export type View = readonly [west: number, south: number, east: number, north: number];

/** Everything that a map draws, whatever draws it. Longitudes of Alaska's western islands run on below −180. */
export interface MapScene {
  readonly land: FeatureCollection<Shape>;
  /** Canada and Mexico, as far as they lie around what is shown. */
  readonly abroad: readonly { readonly country: Neighbour; readonly shape: Shape }[];
  readonly areas: readonly Area[];
  readonly classes: readonly FigureClass[];
  readonly outline: MultiLineString | null;
  readonly contours: FeatureCollection<Shape, { readonly station: string }>;
  readonly masts: FeatureCollection<Point, { readonly station: string }>;
  readonly view: View;
}

/** The mainland: where maps of the country open. */
export const MAINLAND: View = [-125, 24.3, -66.8, 49.5];

export function polygonsOf(shape: Shape): Position[][][] {
  return shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
}

/** The box around some lines; null where they have no extent. */
export function viewOf(lines: readonly (readonly Position[])[]): View | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude = 0, latitude = 0] of lines.flat()) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return west < east && south < north ? [west, south, east, north] : null;
}

/** How wide a view is for each of its height, as maps show it. */
export function proportionOf([west, south, east, north]: View): number {
  return ((east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180)) / (north - south);
}

/** The country has its places west of Greenwich, so what lies east of it is meant beyond the date line. */
export function turned([longitude = 0, latitude = 0]: Position): Position {
  return [longitude > 0 ? longitude - 360 : longitude, latitude];
}

export function inOneTurn(shape: Shape): Shape {
  return shape.type === "Polygon"
    ? { type: "Polygon", coordinates: shape.coordinates.map((ring) => ring.map(turned)) }
    : { type: "MultiPolygon", coordinates: shape.coordinates.map((rings) => rings.map((ring) => ring.map(turned))) };
}
