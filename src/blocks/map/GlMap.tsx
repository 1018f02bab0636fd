import "maplibre-gl/dist/maplibre-gl.css";
import { GeoJSONSource, type LngLatBoundsLike, Map as GlobeMap, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { Basemap } from "#features/account/contract.ts";
import { useText } from "#i18n/useText.ts";
import { type GlLook, glLayers } from "./glLayers.ts";
import { glPointed } from "./glPointed.ts";
import { glSources } from "./glSources.ts";
import { applyLook, whenStanding } from "./glLook.ts";
import style from "./Map.module.css";
import { type MapScene, polygonsOf, type View, viewOf } from "#charts/map/mapScene.ts";
import { glCamera } from "./glCamera.ts";
import type { MapView } from "./mapView.ts";
import type { RendererProps } from "./rendererProps.ts";

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
  const { scene, colours, hidden, stations, selected, pointed, handle, basemap, seen } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<GlobeMap | null>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!frame.current) return undefined;
    const now = () => latest.current;
    const look: GlLook = { ...now(), basemap: basemap !== null };
    let made: GlobeMap;
    try {
      made = new GlobeMap({
        container: frame.current,
        style: {
          version: 8,
          sources: {
            ...(basemap && { basemap: { type: "raster" as const, tiles: [basemap.tiles], tileSize: TILE } }),
            ...Object.fromEntries(
              Object.entries(glSources(now().scene, now().stations)).map(([name, data]) => [
                name,
                { type: "geojson" as const, data, tolerance: 0.3, maxzoom: 10 },
              ]),
            ),
          },
          layers: [
            { id: "water", type: "background", paint: { "background-color": look.colours.water } },
            ...glLayers(look),
          ],
        },
        bounds: boundsOf(now().scene.view),
        fitBoundsOptions: { padding: AIR },
        attributionControl: false,
        cooperativeGestures: true,
        dragRotate: false,
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
      });
    } catch {
      now().onFail();
      return undefined;
    }
    map.current = made;
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    const tellView = () => {
      const { clientWidth: width, clientHeight: height } = made.getContainer();
      const { lng, lat } = made.getCenter();
      now().onView({
        width,
        height,
        middle: [lng, lat],
        project: ([longitude, latitude]) => {
          const { x, y } = made.project([longitude, latitude]);
          return [x, y];
        },
      });
    };
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
    return () => {
      map.current = null;
      made.remove();
    };
  }, [text, basemap, seen]);

  useEffect(() => {
    const made = map.current;
    if (!made) return;
    whenStanding(made, () => {
      for (const [name, data] of Object.entries(glSources(scene, stations))) {
        const source = made.getSource(name);
        if (source instanceof GeoJSONSource) void source.setData(data);
      }
    });
  }, [scene, stations]);

  const shown = useRef(scene.view);
  useEffect(() => {
    if (sameView(shown.current, scene.view)) return;
    shown.current = scene.view;
    map.current?.fitBounds(boundsOf(scene.view), { padding: AIR, animate: false });
  }, [scene.view]);

  useEffect(() => {
    const made = map.current;
    if (!made) return;
    whenStanding(made, () => applyLook(made, { colours, hidden, selected, pointed, basemap: basemap !== null }));
  }, [colours, hidden, selected, pointed, basemap]);

  useImperativeHandle(
    handle,
    () => ({
      zoomBy: (steps) => void map.current?.zoomTo(map.current.getZoom() + steps),
      reset: () => void map.current?.fitBounds(boundsOf(latest.current.scene.view), { padding: AIR }),
      show: (id) => {
        const area = latest.current.scene.areas.find((one) => one.id === id);
        const around = area && viewOf(polygonsOf(area.shape).flat());
        const sight = map.current?.getBounds();
        if (!around || !sight) return;
        const [west, south, east, north] = around;
        const inSight = sight.contains([west, south]) && sight.contains([east, north]);
        if (!inSight) map.current?.fitBounds(boundsOf(around), { padding: 4 * AIR, maxZoom: map.current.getZoom() });
      },
    }),
    [],
  );

  return (
    <div className={style["surface"]} data-testid="map-webgl">
      <div ref={frame} className={style["gl"]} />
      {basemap && <p className={style["credit"]}>{basemap.credit}</p>}
    </div>
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
