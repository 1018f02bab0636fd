import type { MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";
import { countyLabel } from "#domain/markets/countyLabel.ts";
import { labelBox } from "#figures/charts/map/labelSpots.ts";
import { type Area, inOneTurn, MAINLAND, type MapScene, turned, type View } from "#figures/charts/map/mapScene.ts";
import { neighboursAround } from "#figures/charts/map/neighbours.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { countryShapes } from "../contract.ts";
import type { GroundCounty } from "../contract/editingSchemas.ts";
import type { Choice } from "./countyChoices.ts";

export type CountryTopology = EndpointOutput<typeof countryShapes>;

/** All counties with their people as areas of a map, made once from what is sent. */
export function countryAreas(topology: CountryTopology, counties: readonly GroundCounty[]): Area[] {
  const byFips = new Map(counties.map((county) => [county.fips, county]));
  return feature(topology, topology.objects.counties).features.flatMap(({ id, geometry }) => {
    const county = byFips.get(String(id));
    if (!county || (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon")) return [];
    const { fips, name, state, population, households } = county;
    const told = { state, population, households, share: 1 };
    const shape = inOneTurn(geometry);
    return { id: fips, name, label: countyLabel(fips, name), county: told, value: population, shade: OUT, shape };
  });
}

/** The colours of counties, by what the choice does to them. */
export const [OUT, PART, IN, OVER] = [0, 1, 2, 3] as const;

/** The counties around a market as its editor shows them: those that are chosen stand out, with a border around them all. */
export function editorScene(
  topology: CountryTopology,
  areas: readonly Area[],
  view: View,
  { choice, over }: { readonly choice: Choice; readonly over: ReadonlyMap<string, number> },
): MapScene {
  return {
    land: { type: "FeatureCollection", features: [] },
    abroad: neighboursAround(view),
    areas: areas.map((area) => ({ ...area, shade: over.has(area.id) ? OVER : shadeOf(choice.get(area.id)) })),
    classes: [],
    outline: borderAround(topology, choice),
    contours: { type: "FeatureCollection", features: [] },
    masts: { type: "FeatureCollection", features: [] },
    view,
  };
}

function shadeOf(share: number | undefined): number {
  if (share === undefined) return OUT;
  return share < 1 ? PART : IN;
}

/** The border around some counties together, dissolved from their shared arcs; a few milliseconds for the largest market. */
function borderAround(topology: CountryTopology, chosen: Choice): MultiLineString {
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
export function viewAround(areas: readonly Area[], chosen: Choice): View {
  const boxes = areas.flatMap(({ id, shape }) => {
    const box = chosen.has(id) ? labelBox(shape) : null;
    return box ? [box] : [];
  });
  if (boxes.length === 0) return MAINLAND;
  const [west, south] = [Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1]))];
  const [east, north] = [Math.max(...boxes.map((box) => box[2])), Math.max(...boxes.map((box) => box[3]))];
  const [x, y] = [Math.max((east - west) * AIR, LEAST / 2), Math.max((north - south) * AIR, LEAST / 2)];
  return [west - x, south - y, east + x, north + y];
}
