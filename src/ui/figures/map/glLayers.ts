import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { MapColours } from "./mapColours.ts";
import type { MapLayer } from "./mapLayers.ts";

export interface GlLook {
  readonly colours: MapColours;
  readonly hidden: ReadonlySet<MapLayer>;
  readonly selected: string | null;
  readonly pointed: string | null;
  /** Whether tiles lie below, which neither land nor areas may cover. */
  readonly basemap: boolean;
}

/** The layers that a pointer finds, the topmost first. */
export const FOUND_LAYERS = ["masts", "areas"] as const;

/** The map's layers from the ground up. None has letters: names lie above the map as text of the page. */
export function glLayers({ colours, hidden, selected, pointed, basemap }: GlLook): LayerSpecification[] {
  const seen = (layer: MapLayer) => ({ visibility: hidden.has(layer) ? ("none" as const) : ("visible" as const) });
  const ofMedium: ExpressionSpecification = ["match", ["get", "medium"], "radio", colours.radio, colours.tv];
  const isSelected: ExpressionSpecification = ["==", ["get", "station"], selected ?? ""];
  const whenSelected = (one: number, other: number): ExpressionSpecification => ["case", isSelected, one, other];
  const shades: ExpressionSpecification = [
    "match",
    ["get", "shade"],
    0,
    colours.shades[0] ?? colours.blank,
    ...colours.shades.slice(1).flatMap((shade, at) => [at + 1, shade]),
    colours.blank,
  ];
  return [
    ...(basemap
      ? [{ id: "basemap", type: "raster" as const, source: "basemap", paint: { "raster-opacity": colours.tiles } }]
      : []),
    {
      id: "land",
      type: "fill",
      source: "land",
      layout: { visibility: basemap ? "none" : "visible" },
      paint: { "fill-color": colours.land, "fill-antialias": false },
    },
    { id: "states", type: "line", source: "land", paint: { "line-color": colours.border, "line-width": 1 } },
    {
      id: "areas",
      type: "fill",
      source: "areas",
      layout: seen("areas"),
      paint: { "fill-color": shades, "fill-opacity": basemap ? 0.7 : 1, "fill-antialias": false },
    },
    {
      id: "seams",
      type: "line",
      source: "areas",
      layout: seen("areas"),
      paint: { "line-color": colours.seam, "line-width": 0.75 },
    },
    {
      id: "contour-fills",
      type: "fill",
      source: "contours",
      filter: isSelected,
      layout: seen("contours"),
      paint: { "fill-color": ofMedium, "fill-opacity": 0.22, "fill-antialias": false },
    },
    {
      id: "outline",
      type: "line",
      source: "outline",
      layout: { "line-join": "round" },
      paint: { "line-color": colours.outline, "line-width": 1.75 },
    },
    {
      id: "pointed",
      type: "line",
      source: "areas",
      filter: ["==", ["get", "id"], pointed ?? ""],
      layout: { ...seen("areas"), "line-join": "round" },
      paint: { "line-color": colours.outline, "line-width": 2.5 },
    },
    {
      id: "contours",
      type: "line",
      source: "contours",
      layout: { ...seen("contours"), "line-join": "round" },
      paint: {
        "line-color": ofMedium,
        "line-width": whenSelected(2.5, 1.25),
        "line-opacity": whenSelected(1, selected === null ? 0.85 : 0.35),
      },
    },
    {
      id: "masts",
      type: "circle",
      source: "masts",
      layout: seen("masts"),
      paint: {
        "circle-color": ofMedium,
        "circle-radius": whenSelected(6.5, 4),
        "circle-stroke-color": colours.halo,
        "circle-stroke-width": 1.5,
      },
    },
  ];
}
