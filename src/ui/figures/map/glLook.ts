import type { Map as GlobeMap } from "maplibre-gl";
import { type GlLook, glLayers } from "./glLayers.ts";

/** Layers can be changed once the style has been read. */
export function whenStanding(map: GlobeMap, change: () => void): void {
  if (map.isStyleLoaded() || map.getLayer("masts")) change();
  else map.once("load", change);
}

/** Draws the layers of a standing map in another look. */
export function applyLook(map: GlobeMap, look: GlLook): void {
  map.setPaintProperty("water", "background-color", look.colours.water);
  for (const { id, layout = {}, paint = {}, ...rest } of glLayers(look)) {
    for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, named<Paint>(name), value);
    for (const [name, value] of Object.entries(layout)) map.setLayoutProperty(id, named<Layout>(name), value);
    if ("filter" in rest && rest.filter) map.setFilter(id, rest.filter);
  }
}

type Paint = Parameters<GlobeMap["setPaintProperty"]>[1];
type Layout = Parameters<GlobeMap["setLayoutProperty"]>[1];

/** `Object.entries` forgets which names there are; these are those of a layer that was checked as a whole. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters
const named = <Name extends string>(name: string): Name => name as Name;
