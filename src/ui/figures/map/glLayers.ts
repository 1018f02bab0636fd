import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from "maplibre-gl";
import type { MapColours } from "./mapColours.ts";
import type { MapLayer } from "./mapLayers.ts";

export interface GlLook {
  readonly colours: MapColours;
  readonly hidden: ReadonlySet<MapLayer>;
  readonly marked: readonly string[];
  readonly pointed: string | null;
  /** Whether tiles lie below, which neither land nor areas may cover. */
  readonly basemap: boolean;
}

/** The layers that a pointer finds, the topmost first. */
export const FOUND_LAYERS = ["masts", "areas"] as const;

/** The map's layers from the ground up. None has letters: names lie above the map as text of the page. */
export function glLayers({ colours, hidden, marked, pointed, basemap }: GlLook): LayerSpecification[] {
  const seen = (layer: MapLayer) => ({ visibility: hidden.has(layer) ? ("none" as const) : ("visible" as const) });
  const ofMedium: ExpressionSpecification = ["match", ["get", "medium"], "radio", colours.radio, colours.tv];
  const isOne = (stations: readonly string[]): ExpressionSpecification => [
    "in",
    ["get", "station"],
    ["literal", [...stations]],
  ];
  const isMarked = isOne(marked);
  const isSeen: FilterSpecification = hidden.has("contours") ? isMarked : true;
  const outlined = (id: string, stations: readonly string[], paint: LineLayerSpecification["paint"]) => ({
    id,
    type: "line" as const,
    source: "contours",
    filter: isOne(stations),
    layout: { "line-join": "round" as const },
    paint: { "line-width": 2.5, ...paint },
  });
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
      id: "abroad",
      type: "fill",
      source: "abroad",
      layout: { visibility: basemap ? "none" : "visible" },
      paint: { "fill-color": colours.abroad },
    },
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
      id: "outline",
      type: "line",
      source: "outline",
      layout: { "line-join": "round" },
      paint: { "line-color": colours.outline, "line-width": 1.75 },
    },
    {
      id: "veil",
      type: "fill",
      source: "veil",
      paint: { "fill-color": colours.veil, "fill-opacity": colours.veilStrength, "fill-antialias": false },
    },
    {
      id: "contours",
      type: "line",
      source: "contours",
      filter: isSeen,
      layout: { "line-join": "round" },
      paint: { "line-color": ofMedium, "line-width": 1.25, "line-opacity": marked.length > 0 ? 0.35 : 0.85 },
    },
    outlined("marked-halos", marked, { "line-color": colours.halo, "line-width": 5 }),
    outlined("first-marked", marked.slice(0, 1), { "line-color": ofMedium }),
    outlined("second-marked", marked.slice(1), { "line-color": colours.outline, "line-dasharray": [3, 1.6] }),
    {
      id: "pointed",
      type: "line",
      source: "areas",
      filter: ["==", ["get", "id"], pointed ?? ""],
      layout: { ...seen("areas"), "line-join": "round" },
      paint: { "line-color": colours.outline, "line-width": 2.5 },
    },
    {
      id: "masts",
      type: "circle",
      source: "masts",
      filter: hidden.has("masts") ? isMarked : true,
      paint: {
        "circle-color": ofMedium,
        "circle-radius": ["case", isMarked, 6.5, 4],
        "circle-stroke-color": colours.halo,
        "circle-stroke-width": 1.5,
      },
    },
  ];
}
