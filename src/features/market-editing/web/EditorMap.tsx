import { IconLasso } from "@tabler/icons-react";
import { type RefObject, useMemo, useState } from "react";
import { isInRings } from "#domain/isInRings.ts";
import { labelBox } from "#figures/charts/map/labelSpots.ts";
import type { Area, View } from "#figures/charts/map/mapScene.ts";
import { useText } from "#language/useText.ts";
import { mapColours, type MapColours } from "#ui/figures/map/mapColours.ts";
import { MapFrame } from "#ui/figures/map/MapFrame.tsx";
import type { MapHandle, MapView, Pointed } from "#ui/figures/map/mapView.ts";
import { mix } from "#ui/look/mix.ts";
import type { ThemeColour } from "#ui/look/themeColour.ts";
import { themeValuesOf } from "#ui/look/themes.ts";
import { useAppState } from "#ui/state/appState.ts";
import { type CountryTopology, editorScene } from "./countryScene.ts";
import type { Choice } from "./countyChoices.ts";
import { Lasso, type Point } from "./Lasso.tsx";

interface EditorMapProps {
  readonly label: string;
  readonly topology: CountryTopology;
  readonly areas: readonly Area[];
  readonly choice: Choice;
  /** Counties that would lie in TV markets more than once. */
  readonly over: ReadonlyMap<string, number>;
  /** What the map opens on. */
  readonly view: View;
  readonly pointed: Pointed | null;
  readonly handle: RefObject<MapHandle | null>;
  readonly onPoint: (pointed: Pointed | null) => void;
  readonly onTurn: (fips: readonly string[]) => void;
}

const HEIGHT = 460;
const NO_STATIONS = new Map<string, never>();
const NOTHING_HIDDEN = new Set<never>();

/** The counties around a market: a press or Enter takes one in or out, a line drawn around several takes them all. */
export function EditorMap(props: EditorMapProps) {
  const { label, topology, areas, choice, over, view, pointed, handle, onPoint, onTurn } = props;
  const text = useText();
  const [lasso, setLasso] = useState(false);
  const color = useAppState(({ settings }) => settings.color);
  const colours = useMemo(() => editorColours(color), [color]);
  const scene = useMemo(
    () => editorScene(topology, areas, view, { choice, over }),
    [topology, areas, view, choice, over],
  );
  return (
    <MapFrame
      label={label}
      height={HEIGHT}
      scene={scene}
      figure={null}
      colours={colours}
      stations={NO_STATIONS}
      marked={[]}
      hidden={NOTHING_HIDDEN}
      pointed={pointed}
      handle={handle}
      onPoint={onPoint}
      onPress={({ id }) => onTurn([id])}
      picture
      buttons={
        <button
          type="button"
          aria-label={text("marketEditing.lasso")}
          title={text("marketEditing.lasso")}
          aria-pressed={lasso}
          onClick={() => setLasso((now) => !now)}
        >
          <IconLasso size={16} aria-hidden="true" />
        </button>
      }
      renderAbove={(seen) => lasso && <Lasso onDraw={(line) => onTurn(areasWithin(line, areas, seen))} />}
    />
  );
}

/** Out, in for a part, in, and in more often than a county is there. */
function editorColours(color: ThemeColour): MapColours {
  const { paper, accent, alarm, "hairline-strong": strong } = themeValuesOf(color);
  return {
    ...mapColours(color, 0),
    shades: [paper, mix(paper, accent, 0.28), mix(paper, accent, 0.55), mix(paper, alarm, 0.5)],
    seam: strong,
  };
}

/** The areas whose middle lies inside of a line. */
function areasWithin(line: readonly Point[], areas: readonly Area[], { project }: MapView): string[] {
  return areas.flatMap(({ id, shape }) => {
    const box = labelBox(shape);
    const at = box && project([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]);
    return at && isInRings([line], at[0], at[1]) ? [id] : [];
  });
}
