import type { TFunction } from "i18next";
import { GeoJSONSource, type LngLatBoundsLike, Map as GlobeMap, type MapMouseEvent, setWorkerUrl } from "maplibre-gl";
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { Basemap } from "#features/account/contract.ts";
import { useText } from "#language/useText.ts";
import { FOUND_LAYERS, glLayers, type GlLook } from "./glLayers.ts";
import { glSources } from "./glSources.ts";
import { type MapScene, polygonsOf, type View, viewOf } from "#figures/charts/map/mapScene.ts";
import { glCamera } from "./glCamera.ts";
import type { MapView, Pointed } from "./mapView.ts";
import type { RendererProps } from "./rendererProps.ts";
import "maplibre-gl/dist/maplibre-gl.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import style from "./Map.module.css";

/** What lies below a pointer: a mast, else an area. */
function glPointed(map: GlobeMap, { point }: MapMouseEvent): Pointed | null {
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

/** Layers can be changed once the style has been read. */
function whenStanding(map: GlobeMap, change: () => void): void {
  if (map.isStyleLoaded() || map.getLayer("masts")) change();
  else map.once("load", change);
}

/** Draws the layers of a standing map in another look. */
function applyLook(map: GlobeMap, look: GlLook): void {
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

// Its worker is a file of ours like any script: pages may start no other.
setWorkerUrl(workerUrl);

export interface GlMapProps extends RendererProps {
  /** What the map lies on; it stays the same while the page stands. */
  readonly basemap: Basemap | null;
  /** What the picture shows in whose place this map comes: the same place, as close. */
  readonly seen: RefObject<MapView | null>;
  /** Called when the whole map stands for the first time. */
  readonly onReady: () => void;
  /** The browser has WebGL but cannot draw with it. */
  readonly onFail: () => void;
}

const AIR = 16;

/** Pixels a side of a tile, as nearly all servers draw them. */
const TILE = 256;

/** The map drawn with WebGL. */
export default function GlMap(props: GlMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useGlMap(frame, props);
  useFollowing(map, props);
  useMapHandle(map, props);
  return (
    <div className={style["surface"]} data-testid="map-webgl">
      <div ref={frame} className={style["gl"]} />
      {props.basemap && <p className={style["credit"]}>{props.basemap.credit}</p>}
    </div>
  );
}

/** Makes the map when the page stands and takes it away with it; what it tells goes to whoever listens by then. */
function useGlMap(frame: RefObject<HTMLDivElement | null>, props: GlMapProps): RefObject<GlobeMap | null> {
  const { basemap, seen } = props;
  const text = useText();
  const map = useRef<GlobeMap | null>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    const now = () => latest.current;
    let made: GlobeMap;
    try {
      made = new GlobeMap(optionsOf(frame.current, { ...now(), basemap }, text));
    } catch {
      now().onFail();
      return undefined;
    }
    map.current = made;
    made.touchZoomRotate.disableRotation();
    takePlaceOf(made, seen, now);
    tellPointed(made, now);
    return () => {
      map.current = null;
      made.remove();
    };
  }, [frame, text, basemap, seen]);
  return map;
}

function optionsOf(container: HTMLElement, { scene, stations, basemap, ...shown }: GlMapProps, text: TFunction) {
  const look: GlLook = { ...shown, basemap: basemap !== null };
  const sources = Object.entries(glSources(scene, stations, shown.marked)).map(
    ([name, data]) => [name, { type: "geojson" as const, data, tolerance: 0.3, maxzoom: 10 }] as const,
  );
  return {
    container,
    style: {
      version: 8 as const,
      sources: {
        ...(basemap && { basemap: { type: "raster" as const, tiles: [basemap.tiles], tileSize: TILE } }),
        ...Object.fromEntries(sources),
      },
      layers: [
        { id: "water", type: "background" as const, paint: { "background-color": look.colours.water } },
        ...glLayers(look),
      ],
    },
    bounds: boundsOf(scene.view),
    fitBoundsOptions: { padding: AIR },
    attributionControl: false as const,
    cooperativeGestures: true,
    dragRotate: false,
    // Keys are the frame's, the same for every renderer.
    keyboard: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxZoom: 13,
    fadeDuration: 0,
    locale: {
      "Map.Title": text("maps.keys"),
      "CooperativeGesturesHandler.WindowsHelpText": text("maps.gesture.ctrl"),
      "CooperativeGesturesHandler.MacHelpText": text("maps.gesture.command"),
      "CooperativeGesturesHandler.MobileHelpText": text("maps.gesture.touch"),
    },
  };
}

/** Comes in the place of the picture, showing what that shows with the focus where it was, and tells from then on what is in sight. */
function takePlaceOf(made: GlobeMap, seen: GlMapProps["seen"], now: () => GlMapProps): void {
  // The picture may have been moved meanwhile, so it is asked again when the map stands.
  let taken: MapView | null = null;
  const takePlace = () => {
    const picture = seen.current;
    const camera = picture && picture !== taken ? glCamera(picture) : null;
    taken = picture;
    if (camera) {
      made.once("idle", takePlace);
      made.jumpTo(camera);
      made.triggerRepaint();
      return;
    }
    const map = around(made);
    if (map?.contains(document.activeElement) && document.activeElement?.getAttribute("role") === "application")
      made.getCanvas().focus({ preventScroll: true });
    const tellView = () => now().onView(viewIn(made));
    tellView();
    now().onReady();
    made.on("movestart", () => map?.setAttribute("data-moving", ""));
    made.on("moveend", () => {
      map?.removeAttribute("data-moving");
      tellView();
    });
    made.on("resize", tellView);
  };
  made.once("idle", takePlace);
}

function viewIn(made: GlobeMap): MapView {
  const { clientWidth: width, clientHeight: height } = made.getContainer();
  const { lng, lat } = made.getCenter();
  return {
    width,
    height,
    middle: [lng, lat],
    project: ([longitude, latitude]) => {
      const { x, y } = made.project([longitude, latitude]);
      return [x, y];
    },
  };
}

function tellPointed(made: GlobeMap, now: () => GlMapProps): void {
  made.on("mousemove", (event) => {
    const found = glPointed(made, event);
    made.getCanvas().style.cursor = found ? "pointer" : "";
    now().onPoint(found);
  });
  made.on("mouseout", () => now().onPoint(null));
  made.on("click", (event) => {
    const found = glPointed(made, event);
    if (found) now().onPress(found);
  });
}

/** The map shows what it is given: other shapes, another place, another look. */
function useFollowing(map: RefObject<GlobeMap | null>, props: GlMapProps): void {
  const { scene, colours, hidden, stations, marked, pointed, basemap } = props;
  useEffect(() => {
    const made = map.current;
    if (!made) return;
    whenStanding(made, () => {
      for (const [name, data] of Object.entries(glSources(scene, stations, marked))) {
        const source = made.getSource(name);
        if (source instanceof GeoJSONSource) void source.setData(data);
      }
    });
  }, [map, scene, stations, marked]);

  const shown = useRef(scene.view);
  useEffect(() => {
    if (sameView(shown.current, scene.view)) return;
    shown.current = scene.view;
    map.current?.fitBounds(boundsOf(scene.view), { padding: AIR, animate: false });
  }, [map, scene.view]);

  useEffect(() => {
    const made = map.current;
    if (!made) return;
    whenStanding(made, () => applyLook(made, { colours, hidden, marked, pointed, basemap: basemap !== null }));
  }, [map, colours, hidden, marked, pointed, basemap]);
}

/** By which buttons and the list of places move the map. */
function useMapHandle(map: RefObject<GlobeMap | null>, { handle, scene }: GlMapProps): void {
  useImperativeHandle(
    handle,
    () => ({
      zoomBy: (steps) => void map.current?.zoomTo(map.current.getZoom() + steps),
      pan: (x, y) => void map.current?.panBy([-x, -y]),
      reset: () => void map.current?.fitBounds(boundsOf(scene.view), { padding: AIR }),
      show: (id) => {
        const area = scene.areas.find((one) => one.id === id);
        const around = area && viewOf(polygonsOf(area.shape).flat());
        const sight = map.current?.getBounds();
        if (!around || !sight) return;
        const [west, south, east, north] = around;
        const inSight = sight.contains([west, south]) && sight.contains([east, north]);
        if (!inSight) map.current?.fitBounds(boundsOf(around), { padding: 4 * AIR, maxZoom: map.current.getZoom() });
      },
    }),
    [map, scene],
  );
}

/** The frame of the map; it tells the names above it to wait until it stands still. */
function around(map: GlobeMap): HTMLElement | null {
  return map.getContainer().closest<HTMLElement>("[data-map]");
}

function boundsOf([west, south, east, north]: View): LngLatBoundsLike {
  return [
    [west, south],
    [east, north],
  ];
}

function sameView(one: MapScene["view"], other: MapScene["view"]): boolean {
  return one.every((degrees, at) => degrees === other[at]);
}
