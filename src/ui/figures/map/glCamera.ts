import { type MapView, metresPerPixel } from "./mapView.ts";

const EQUATOR_METRES = 2 * Math.PI * 6_371_009;

/** Pixels around the world at zoom 0. */
const WORLD = 512;

/** Where MapLibre's camera stands to show what a picture shows; null where that has no place in its middle. */
export function glCamera(view: MapView): { readonly center: [number, number]; readonly zoom: number } | null {
  const { middle } = view;
  const perPixel = middle && metresPerPixel(view, middle);
  if (!middle || perPixel === null) return null;
  const around = EQUATOR_METRES * Math.cos((middle[1] * Math.PI) / 180);
  return { center: [middle[0], middle[1]], zoom: Math.log2(around / (WORLD * perPixel)) };
}
