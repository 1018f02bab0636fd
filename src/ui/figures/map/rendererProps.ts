import type { RefObject } from "react";
import type { MapColours } from "./mapColours.ts";
import type { MapLayer, MapStation } from "./mapLayers.ts";
import type { MapScene } from "#figures/charts/map/mapScene.ts";
import type { MapHandle, MapView, Pointed } from "./mapView.ts";

/** What draws a map is told this and tells what is pointed at; there are two, with WebGL and without. */
export interface RendererProps {
  readonly scene: MapScene;
  readonly colours: MapColours;
  readonly hidden: ReadonlySet<MapLayer>;
  readonly stations: ReadonlyMap<string, MapStation>;
  /** The stations whose contours stand out, with all dimmed that lies in none of them: one, or two that are compared, the first one first. */
  readonly marked: readonly string[];
  /** The area that stands out. */
  readonly pointed: string | null;
  readonly handle: RefObject<MapHandle | null>;
  readonly onPoint: (pointed: Pointed | null) => void;
  readonly onPress: (pointed: Pointed) => void;
  readonly onView: (view: MapView) => void;
}
