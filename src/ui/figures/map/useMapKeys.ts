import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { labelPlaces } from "#figures/charts/map/labelSpots.ts";
import type { Area } from "#figures/charts/map/mapScene.ts";
import type { MapHandle, MapView, Pointed } from "./mapView.ts";
import { DIRECTIONS, nextArea } from "./nextArea.ts";

/** Pixels that Shift and an arrow key move a map. */
const PAN = 60;

const ZOOMS: Readonly<Record<string, 1 | -1>> = { "+": 1, "=": 1, "-": -1 };

interface MapKeys {
  readonly areas: readonly Area[];
  /** What the map shows; null before it is drawn. */
  readonly view: MapView | null;
  /** The area that stands out. */
  readonly area: string | null;
  readonly handle: RefObject<MapHandle | null>;
  readonly onPoint: (pointed: Pointed | null) => void;
  readonly onPress: (pointed: Pointed) => void;
}

/**
 * The keys of a map, whatever draws it: arrow keys go from area to area, with Shift they move the map, plus and minus zoom it, Enter
 * presses the area that stands out, Escape lets go of it.
 */
export function useMapKeys(keys: MapKeys): (event: KeyboardEvent) => void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  return useCallback((event: KeyboardEvent) => {
    const isControl = event.target instanceof Element && event.target.closest("button, a, select") !== null;
    if (isControl || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!answer(event, latest.current)) return;
    event.preventDefault();
    // Escape lets go of an area here, and does not close what the map stands in.
    event.stopPropagation();
  }, []);
}

/** Whether the key is one of the map's. */
function answer({ key, shiftKey }: KeyboardEvent, { areas, view, area, handle, onPoint, onPress }: MapKeys): boolean {
  const [direction, zoom] = [DIRECTIONS[key], ZOOMS[key]];
  if (zoom !== undefined) handle.current?.zoomBy(zoom);
  else if (direction && shiftKey) handle.current?.pan(-PAN * direction[0], -PAN * direction[1]);
  else if (direction && view) {
    const next = nextArea(placedIn(view, areas), area, direction, [view.width / 2, view.height / 2]);
    if (next === null) return true;
    onPoint(pointedAt(next));
    handle.current?.show(next);
  } else if (key === "Enter" && area !== null) onPress(pointedAt(area));
  else if (key === "Escape" && area !== null) onPoint(null);
  else return false;
  return true;
}

/** An area that stands out without a pointer on it. */
export function pointedAt(area: string): Pointed {
  return { kind: "area", id: area, x: Number.NaN, y: Number.NaN };
}

function placedIn({ project }: MapView, areas: readonly Area[]) {
  return areas.flatMap(({ id, shape }) => {
    const [place] = labelPlaces(shape);
    const at = place && project(place);
    return at ? [{ id, x: at[0], y: at[1] }] : [];
  });
}
