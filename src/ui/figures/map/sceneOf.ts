import type { Feature, FeatureCollection, GeoJsonProperties, Geometry, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";
import { classOf, figureClasses } from "#figures/charts/map/figureClasses.ts";
import {
  type Area,
  inOneTurn,
  MAINLAND,
  type MapScene,
  polygonsOf,
  type Shape,
  turned,
  viewOf,
} from "#figures/charts/map/mapScene.ts";
import { neighboursAround } from "#figures/charts/map/neighbours.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { countyLabel } from "#domain/markets/countyLabel.ts";
import { NATION } from "#domain/markets/market.ts";
import type { countyShapes, marketShapes } from "#features/maps/contract.ts";
import type { MapFigure, MapStation } from "./mapLayers.ts";

export type CountyTopology = EndpointOutput<typeof countyShapes>;
export type MarketTopology = EndpointOutput<typeof marketShapes>;

export interface SceneParts {
  readonly land: MarketTopology;
  /** Null: the markets of `land` are the areas. */
  readonly counties: CountyTopology | null;
  /** Null: areas without colour. */
  readonly figure: MapFigure | null;
  /** The market to outline where markets are the areas. */
  readonly market: string;
  readonly stations: readonly MapStation[];
}

/** Shapes as they are sent, with figures and stations, as a map draws them. */
export function sceneOf({ land, counties, figure, market, stations }: SceneParts): MapScene {
  const drawn = counties ? countyAreas(counties) : marketAreas(land);
  const known = drawn.flatMap(({ id }) => figure?.values.get(id) ?? []);
  const classes = figureClasses(known);
  const areas = drawn.map((area): Area => {
    const value = figure?.values.get(area.id) ?? null;
    return { ...area, value, shade: classOf(classes, value) };
  });
  const outline = counties ? outlineOf(counties) : areaOutline(areas.find(({ id }) => id === market));
  const view = (market === NATION ? null : viewOf(outline?.coordinates ?? [])) ?? MAINLAND;
  return {
    // The country's map has another projection, which ends at its borders.
    abroad: view === MAINLAND ? [] : neighboursAround(view),
    land: {
      type: "FeatureCollection",
      features: shapesIn(feature(land, land.objects.states)).map(({ geometry }) => plain(geometry, {})),
    },
    areas,
    classes,
    outline,
    contours: {
      type: "FeatureCollection",
      features: stations.flatMap(({ id, contour }) => (contour ? plain(inOneTurn(contour), { station: id }) : [])),
    },
    masts: {
      type: "FeatureCollection",
      features: stations.flatMap(({ id, latitude, longitude }) =>
        latitude === null || longitude === null
          ? []
          : [
              {
                type: "Feature" as const,
                geometry: { type: "Point" as const, coordinates: turned([longitude, latitude]) },
                properties: { station: id },
              },
            ],
      ),
    },
    view,
  };
}

/** A market's scene that opens on some stations' contours, too. */
export function withContours(scene: MapScene, stations: readonly string[]): MapScene {
  const chosen = scene.contours.features.filter(({ properties }) => stations.includes(properties.station));
  const around = viewOf(chosen.flatMap(({ geometry }) => polygonsOf(geometry).flat()));
  if (!around || scene.view === MAINLAND) return scene;
  const [west, south, east, north] = scene.view;
  return {
    ...scene,
    view: [
      Math.min(west, around[0]),
      Math.min(south, around[1]),
      Math.max(east, around[2]),
      Math.max(north, around[3]),
    ],
  };
}

type Bare = Omit<Area, "value" | "shade">;

function countyAreas(topology: CountyTopology): Bare[] {
  return shapesIn(feature(topology, topology.objects.counties)).map(({ id, geometry, properties }) => {
    const { name, state, population, households, share } = properties;
    const label = countyLabel(String(id), name);
    return { id: String(id), name, label, county: { state, population, households, share }, shape: geometry };
  });
}

function marketAreas(topology: MarketTopology): Bare[] {
  return shapesIn(feature(topology, topology.objects.markets)).map(({ id, geometry, properties }) => ({
    id: String(id),
    name: properties.name,
    label: properties.name,
    county: null,
    shape: geometry,
  }));
}

function shapesIn<Told extends GeoJsonProperties>({
  features,
}: FeatureCollection<Geometry, Told>): Feature<Shape, Told>[] {
  return features.flatMap((one) =>
    one.geometry.type === "Polygon" || one.geometry.type === "MultiPolygon"
      ? { ...one, geometry: inOneTurn(one.geometry) }
      : [],
  );
}

/** The border around all counties together. */
function outlineOf(topology: CountyTopology): MultiLineString {
  const border = mesh(topology, topology.objects.counties, (one, other) => one === other);
  return { type: "MultiLineString", coordinates: border.coordinates.map((line) => line.map(turned)) };
}

function areaOutline(area: Bare | undefined): MultiLineString | null {
  return area ? { type: "MultiLineString", coordinates: polygonsOf(area.shape).flat() } : null;
}

function plain<Told extends object>(geometry: Shape, properties: Told): Feature<Shape, Told> {
  return { type: "Feature", geometry, properties };
}
