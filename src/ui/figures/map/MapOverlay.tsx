import { IconFocusCentered } from "@tabler/icons-react";
import { memo, type ReactNode, type RefObject, useMemo } from "react";
import type { Position } from "geojson";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { marketShape, type Polygons } from "#figures/charts/marketMap.ts";
import { mapLabels, type Named } from "#figures/charts/map/mapLabels.ts";
import { MAINLAND, type MapScene, polygonsOf } from "#figures/charts/map/mapScene.ts";
import type { Box } from "#figures/charts/placeLabels.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./Map.module.css";
import { MapButtons } from "./MapButtons.tsx";
import type { MapStation } from "./mapLayers.ts";
import { measured } from "./mapNumbers.ts";
import { type MapHandle, type MapView, metresPerPixel, scaleBar } from "./mapView.ts";
import { NationInset } from "./NationInset.tsx";

interface MapOverlayProps {
  readonly view: MapView;
  readonly scene: MapScene;
  readonly stations: ReadonlyMap<string, MapStation>;
  readonly marked: readonly string[];
  readonly handle: RefObject<MapHandle | null>;
  /** Buttons of the map's own. */
  readonly buttons?: ReactNode;
}

const SCALE_ROOM = 110;
/** Pixels at the right that the buttons take, and a map's width from which on it has the nation in a corner. */
const [BUTTONS, INSET_FROM] = [44, 320];
const INSET = { width: 104, height: 65, air: 8 };

/** What lies on a map whatever draws it: names, scale, its place in the nation, and buttons. */
export const MapOverlay = memo(({ view, scene, stations, marked, handle, buttons }: MapOverlayProps) => {
  const text = useText();
  const formats = useFormats();
  const [west, south, east, north] = scene.view;
  const perPixel = metresPerPixel(view, [(west + east) / 2, (south + north) / 2]);
  const bar = perPixel === null || scene.view === MAINLAND ? null : scaleBar(perPixel, SCALE_ROOM, formats.locale);
  const hasInset = scene.view !== MAINLAND && view.width >= INSET_FROM;
  return (
    <>
      <MapNames view={view} scene={scene} stations={stations} marked={marked} hasInset={hasInset} />
      <MapButtons onZoom={(steps) => handle.current?.zoomBy(steps)}>
        <button type="button" aria-label={text("maps.reset")} onClick={() => handle.current?.reset()}>
          <IconFocusCentered size={16} aria-hidden="true" />
        </button>
        {buttons}
      </MapButtons>
      {hasInset && <MapInset scene={scene} />}
      {bar && (
        <div className={style["scale"]} data-testid="map-scale" style={{ width: bar.pixels }}>
          {measured(formats, bar.length, bar.unit)}
        </div>
      )}
    </>
  );
});

/** Where in the nation it is. */
const MapInset = memo(({ scene }: { readonly scene: MapScene }) => {
  const market = useMemo(() => marketShape(ringsAlong(scene)), [scene]);
  return (
    <div className={style["inset"]} data-testid="map-inset" style={{ width: INSET.width, height: INSET.height }}>
      <NationInset market={market} />
    </div>
  );
});

/** What is outlined as polygons: its border runs in rings. */
function ringsAlong({ outline }: MapScene): Polygons {
  return [(outline?.coordinates ?? []).map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y]))];
}

interface MapNamesProps extends Pick<MapOverlayProps, "view" | "scene" | "stations" | "marked"> {
  readonly hasInset: boolean;
}

/** The names of areas by their people, of the stations whose contours stand out, and of the countries around. */
const MapNames = memo(({ view, scene, stations, marked, hasInset }: MapNamesProps) => {
  const text = useText();
  const { width, height } = view;
  const { called, labels } = useMemo(() => {
    const named = contourNames(view, scene, stations, marked);
    const corner: Box = {
      left: width - INSET.width - 2 * INSET.air,
      top: height - INSET.height - 2 * INSET.air,
      right: width,
      bottom: height,
    };
    const taken: Box[] = [
      ...named.map(({ box }) => box),
      { left: width - BUTTONS, top: 0, right: width, bottom: 4 * BUTTONS },
      { left: 0, top: height - 28, right: SCALE_ROOM + 16, bottom: height },
      ...(hasInset ? [corner] : []),
    ];
    const countries = scene.abroad.map(({ country, shape }): Named => {
      const label = text(`maps.country.${country}`);
      return { id: country, label, shape, county: null, value: null };
    });
    return { called: named, labels: mapLabels([...scene.areas, ...countries], { ...view, taken }) };
  }, [view, scene, stations, marked, hasInset, width, height, text]);
  return (
    <div className={style["names"]} data-follows="" data-testid="map-names" aria-hidden="true">
      <svg className={style["leaders"]} width={width} height={height}>
        {labels.map(({ id, x, y, of }) => of && <line key={id} x1={x} y1={y} x2={of[0]} y2={of[1]} />)}
      </svg>
      {labels.map(({ id, name, x, y }) => (
        <span
          key={id}
          data-country={scene.abroad.some(({ country }) => country === id) || undefined}
          style={{ translate: `${x}px ${y}px` }}
        >
          {name}
        </span>
      ))}
      {called.map(({ id, name, x, y }) => (
        <span key={id} data-station="" style={{ translate: `${x}px ${y}px` }}>
          {name}
        </span>
      ))}
    </div>
  );
});

/** The call sign of each contour that stands out, at its northernmost place in sight. */
function contourNames(
  { project, width, height }: MapView,
  { contours }: MapScene,
  stations: ReadonlyMap<string, MapStation>,
  marked: readonly string[],
) {
  return marked.flatMap((id, at) => {
    const shape = contours.features.find(({ properties }) => properties.station === id)?.geometry;
    const name = stations.get(id)?.callSign;
    if (!shape || !name) return [];
    const half = nameWidth(name) / 2 + 6;
    // The second one at its other end, so that two contours around one mast do not have their names on each other.
    const sign = at === 0 ? 1 : -1;
    const [place] = polygonsOf(shape)
      .flat(2)
      .flatMap(([longitude = 0, latitude = 0]: Position) => {
        const spot = project([longitude, latitude]);
        const isSeen =
          spot && spot[0] > half && spot[0] < width - BUTTONS - half && spot[1] > 10 && spot[1] < height - 10;
        return isSeen ? [spot] : [];
      })
      .toSorted((one, other) => sign * (one[1] - other[1]));
    if (!place) return [];
    const [x, y] = [Math.round(place[0]), Math.round(place[1])];
    return [{ id, name, x, y, box: { left: x - half, right: x + half, top: y - 9, bottom: y + 9 } }];
  });
}
