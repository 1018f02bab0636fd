import type { FeatureCollection, Geometry } from "geojson";
import { outsideOf } from "#figures/charts/map/outsideOf.ts";
import type { MapStation } from "./mapLayers.ts";
import type { MapScene, View } from "#figures/charts/map/mapScene.ts";

/** Degrees: all that a map can be moved to. */
const EVERYWHERE: View = [-260, 0, -30, 80];

/** A scene as the GeoJSON of the map's sources, by their names. */
export function glSources(
  { land, abroad, areas, outline, contours, masts }: MapScene,
  stations: ReadonlyMap<string, MapStation>,
  marked: readonly string[],
): Readonly<Record<string, FeatureCollection>> {
  const withMedium = (of: MapScene["contours"] | MapScene["masts"]): FeatureCollection => ({
    type: "FeatureCollection",
    features: of.features.map((one) => ({
      ...one,
      properties: { ...one.properties, medium: stations.get(one.properties.station)?.medium ?? "tv" },
    })),
  });
  const chosen = contours.features.filter(({ properties }) => marked.includes(properties.station));
  const featuresOf = (shapes: readonly Geometry[]): FeatureCollection => ({
    type: "FeatureCollection",
    features: shapes.map((geometry) => ({ type: "Feature", geometry, properties: {} })),
  });
  return {
    land,
    abroad: featuresOf(abroad.map(({ shape }) => shape)),
    veil: featuresOf(
      chosen.length > 0
        ? [
            outsideOf(
              chosen.map(({ geometry }) => geometry),
              EVERYWHERE,
            ),
          ]
        : [],
    ),
    areas: {
      type: "FeatureCollection",
      features: areas.map(({ id, shade, shape }) => ({
        type: "Feature",
        geometry: shape,
        properties: { id, shade },
      })),
    },
    outline: featuresOf(outline ? [outline] : []),
    contours: withMedium(contours),
    masts: withMedium(masts),
  };
}
