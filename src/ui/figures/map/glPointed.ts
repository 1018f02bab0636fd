import type { Map as GlobeMap, MapMouseEvent } from "maplibre-gl";
import { FOUND_LAYERS } from "./glLayers.ts";
import type { Pointed } from "./mapView.ts";

/** What lies below a pointer: a mast, else an area. */
export function glPointed(map: GlobeMap, { point }: MapMouseEvent): Pointed | null {
  for (const layer of FOUND_LAYERS) {
    const reach = layer === "masts" ? 4 : 0;
    const [found] = map.queryRenderedFeatures(
      [
        [point.x - reach, point.y - reach],
        [point.x + reach, point.y + reach],
      ],
      { layers: [layer] },
    );
    const id: unknown = found?.properties[layer === "masts" ? "station" : "id"];
    if (typeof id === "string") return { kind: layer === "masts" ? "station" : "area", id, x: point.x, y: point.y };
  }
  return null;
}
