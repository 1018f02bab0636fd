import { type ReactNode, type RefObject, useState } from "react";
import type { Area, MapScene } from "#figures/charts/map/mapScene.ts";
import { useText } from "#language/useText.ts";
import style from "./Map.module.css";
import { MapCard } from "./MapCard.tsx";
import type { MapColours } from "./mapColours.ts";
import type { MapFigure, MapLayer, MapStation } from "./mapLayers.ts";
import { MapOverlay } from "./MapOverlay.tsx";
import { MapSurface } from "./MapSurface.tsx";
import type { MapHandle, MapView, Pointed } from "./mapView.ts";
import { useMapKeys } from "./useMapKeys.ts";

interface MapFrameProps {
  /** What the map shows, in words; its accessible name. */
  readonly label: string;
  readonly height: number;
  /** Null while it is on its way. */
  readonly scene: MapScene | null;
  readonly figure: MapFigure | null;
  readonly colours: MapColours;
  readonly stations: ReadonlyMap<string, MapStation>;
  readonly marked: readonly string[];
  readonly hidden: ReadonlySet<MapLayer>;
  readonly pointed: Pointed | null;
  readonly handle: RefObject<MapHandle | null>;
  readonly onPoint: (pointed: Pointed | null) => void;
  readonly onPress: (pointed: Pointed) => void;
  /** Where areas lead somewhere: offered on the card of one that was found without a pointer. */
  readonly onChoose?: ((area: string) => void) | undefined;
  /** Draws by picture alone, for maps whose areas change with every press. */
  readonly picture?: true;
  /** Buttons beside those of every map. */
  readonly buttons?: ReactNode;
  /** What lies above the map and takes its hands. */
  readonly renderAbove?: (view: MapView) => ReactNode;
}

/** The drawn map with its keys, with names and the card of what is pointed at above it: the same wherever a map is. */
export function MapFrame(props: MapFrameProps) {
  const { label, height, scene, pointed, stations, marked, handle, onPoint, onPress } = props;
  const text = useText();
  const [view, setView] = useState<MapView | null>(null);
  const area = areaOf(scene, pointed);
  const onKeyDown = useMapKeys({ areas: scene?.areas ?? [], view, area: area?.id ?? null, handle, onPoint, onPress });
  return (
    // The keys are those of the surface within, whatever draws it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={style["frame"]}
      data-map=""
      style={{ height }}
      role="group"
      aria-label={label}
      aria-busy={!scene}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onPoint(null);
      }}
    >
      {scene ? (
        <>
          <MapSurface
            scene={scene}
            colours={props.colours}
            hidden={props.hidden}
            stations={stations}
            marked={marked}
            pointed={area?.id ?? null}
            handle={handle}
            height={height}
            picture={props.picture}
            onPoint={onPoint}
            onPress={onPress}
            onView={setView}
          />
          {view && props.renderAbove?.(view)}
          {view && (
            <MapOverlay
              view={view}
              scene={scene}
              stations={stations}
              marked={marked}
              handle={handle}
              buttons={props.buttons}
            />
          )}
          {view && pointed && (
            <MapCard
              pointed={pointed}
              view={view}
              area={area}
              station={pointed.kind === "station" ? stations.get(pointed.id) : undefined}
              figure={props.figure}
              onChoose={props.onChoose}
            />
          )}
        </>
      ) : (
        <output className={style["waiting"]} data-testid="map-loading">
          {text("maps.loading")}
        </output>
      )}
    </div>
  );
}

/** What is pointed at, where that is an area. */
function areaOf(scene: MapScene | null, pointed: Pointed | null): Area | undefined {
  return pointed?.kind === "area" ? scene?.areas.find(({ id }) => id === pointed.id) : undefined;
}
