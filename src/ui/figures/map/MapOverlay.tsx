import { IconFocusCentered } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { mapLabels } from "#figures/charts/map/mapLabels.ts";
import style from "./Map.module.css";
import { MapButtons } from "./MapButtons.tsx";
import { measured } from "./mapNumbers.ts";
import { MAINLAND, type MapScene } from "#figures/charts/map/mapScene.ts";
import { type MapHandle, type MapView, metresPerPixel, scaleBar } from "./mapView.ts";

interface MapOverlayProps {
  readonly view: MapView;
  readonly scene: MapScene;
  readonly handle: RefObject<MapHandle | null>;
}

const SCALE_ROOM = 110;
/** Pixels at the right that the buttons take. */
const BUTTONS = 44;

/** What lies on a map whatever draws it: names, scale and buttons. */
export function MapOverlay({ view, scene, handle }: MapOverlayProps) {
  const text = useText();
  const formats = useFormats();
  const [west, south, east, north] = scene.view;
  const perPixel = metresPerPixel(view, [(west + east) / 2, (south + north) / 2]);
  const bar = perPixel === null || scene.view === MAINLAND ? null : scaleBar(perPixel, SCALE_ROOM, formats.locale);
  return (
    <>
      <div className={style["names"]} data-follows="" aria-hidden="true">
        {mapLabels(scene.areas, { ...view, width: view.width - BUTTONS }).map(({ id, name, x, y }) => (
          <span key={id} style={{ translate: `${x}px ${y}px` }}>
            {name}
          </span>
        ))}
      </div>
      <MapButtons onZoom={(steps) => handle.current?.zoomBy(steps)}>
        <button type="button" aria-label={text("maps.reset")} onClick={() => handle.current?.reset()}>
          <IconFocusCentered size={16} aria-hidden="true" />
        </button>
      </MapButtons>
      {bar && (
        <div className={style["scale"]} data-testid="map-scale" style={{ width: bar.pixels }}>
          {measured(formats, bar.length, bar.unit)}
        </div>
      )}
    </>
  );
}
