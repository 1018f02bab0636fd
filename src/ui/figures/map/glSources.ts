import type { FeatureCollection } from "geojson";
import type { MapStation } from "./mapLayers.ts";
import type { MapScene } from "#figures/charts/map/mapScene.ts";

/** A scene as the GeoJSON of the map's sources, by their names. */
export function glSources(
  { land, areas, outline, contours, masts }: MapScene,
  stations: ReadonlyMap<string, MapStation>,
): Readonly<Record<string, FeatureCollection>> {
  const withMedium = (of: MapScene["contours"] | MapScene["masts"]): FeatureCollection => ({
    type: "FeatureCollection",
    features: of.features.map((one) => ({
      ...one,
      properties: { ...one.properties, medium: stations.get(one.properties.station)?.medium ?? "tv" },
    })),
  });
  return {
    land,
    areas: {
      type: "FeatureCollection",
      features: areas.map(({ id, shade, shape }) => ({
        type: "Feature",
        geometry: shape,
        properties: { id, shade },
      })),
    },
    outline: {
      type: "FeatureCollection",
      features: outline ? [{ type: "Feature", geometry: outline, properties: {} }] : [],
    },
    contours: withMedium(contours),
    masts: withMedium(masts),
  };
}
