import { IconLasso } from "@tabler/icons-react";
import { type PointerEvent, type RefObject, useMemo, useRef, useState } from "react";
import { MapButtons } from "#ui/figures/map/MapButtons.tsx";
import { mapProjection, type Project } from "#figures/charts/map/mapProjection.ts";
import type { View } from "#figures/charts/map/mapScene.ts";
import { useText } from "#language/useText.ts";
import { useWidth } from "#ui/figures/useWidth.ts";
import { borderAround, type CountryTopology, type DrawnCounty, movedView, touches } from "./countryScene.ts";
import type { Choice } from "./countyChoices.ts";
import style from "./CountyEditor.module.css";
import { isInside, type Point } from "./lasso.ts";

interface EditorMapProps {
  readonly label: string;
  readonly topology: CountryTopology;
  readonly counties: readonly DrawnCounty[];
  readonly choice: Choice;
  /** Counties that would lie in TV markets more than once. */
  readonly over: ReadonlyMap<string, number>;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onTurn: (fips: readonly string[]) => void;
  readonly nameOf: (fips: string) => string;
}

const HEIGHT = 440;
const CLOSER = 1.6;
/** Fewer pixels are a press, not a line. */
const PRESS = 6;

/** The counties around a market: a press takes one in or out, a line drawn around several takes them all. The list beside it does the same by keyboard. */
export function EditorMap(props: EditorMapProps) {
  const { label, topology, counties, choice, over, view, onView, onTurn, nameOf } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [lasso, setLasso] = useState(false);
  const { project } = useMemo(() => mapProjection(view, Math.max(width, 1), HEIGHT), [view, width]);
  const near = useMemo(() => {
    const sight = movedView(view, 0.7);
    return counties
      .filter(({ box }) => touches(sight, box))
      .map((county) => ({ fips: county.fips, path: pathOf(county.rings, project), middle: project(county.middle) }));
  }, [counties, view, project]);
  const border = useMemo(
    () => openPath(borderAround(topology, new Set(choice.keys())).coordinates, project),
    [topology, choice, project],
  );
  const { line, ...pointer } = usePointer({
    frame,
    draws: lasso,
    onPress: (fips) => onTurn([fips]),
    onDraw: (drawn) => onTurn(near.filter(({ middle }) => middle && isInside(middle, drawn)).map(({ fips }) => fips)),
    onPull: ([across, down]) => onView(movedView(view, 1, -across / Math.max(width, 1), down / HEIGHT)),
  });

  return (
    <div className={style["map"]}>
      <div
        ref={frame}
        className={style["frame"]}
        style={{ height: HEIGHT }}
        data-lasso={lasso || undefined}
        role="img"
        aria-label={label}
        {...pointer}
      >
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true">
            {near.map(({ fips, path }) => (
              <path
                key={fips}
                d={path}
                className={style["county"]}
                data-fips={fips}
                data-state={over.has(fips) ? "over" : stateOf(choice.get(fips))}
              >
                <title>{nameOf(fips)}</title>
              </path>
            ))}
            <path d={border} className={style["border"]} />
            {line.length > 1 && (
              <path d={`M${line.map((point) => point.join()).join("L")}Z`} className={style["lasso"]} />
            )}
          </svg>
        )}
      </div>
      <MapButtons onZoom={(steps) => onView(movedView(view, CLOSER ** steps))}>
        <button
          type="button"
          aria-label={text("marketEditing.lasso")}
          title={text("marketEditing.lasso")}
          aria-pressed={lasso}
          onClick={() => setLasso((now) => !now)}
        >
          <IconLasso size={16} aria-hidden="true" />
        </button>
      </MapButtons>
    </div>
  );
}

interface PointerProps {
  readonly frame: RefObject<HTMLElement | null>;
  /** Whether it draws a line or pulls the map. */
  readonly draws: boolean;
  readonly onPress: (fips: string) => void;
  readonly onDraw: (line: readonly Point[]) => void;
  /** Pixels to the right and down. */
  readonly onPull: (by: Point) => void;
}

/** A finger or a mouse on the map: it presses a county, draws a line around several, or pulls the map. */
function usePointer({ frame, draws, onPress, onDraw, onPull }: PointerProps) {
  const [line, setLine] = useState<readonly Point[]>([]);
  const from = useRef<Point | null>(null);
  const at = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    from.current = at(event);
    if (draws) setLine([from.current]);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (from.current && draws) setLine((now) => [...now, at(event)]);
  };
  const onPointerUp = (event: PointerEvent) => {
    const [start, end] = [from.current, at(event)];
    from.current = null;
    setLine([]);
    if (!start) return;
    const pulled: Point = [end[0] - start[0], end[1] - start[1]];
    if (Math.hypot(...pulled) > PRESS || line.length > 2 * PRESS)
      return draws ? onDraw([...line, end]) : onPull(pulled);
    const pressed = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((one) => one instanceof SVGElement && one.dataset["fips"]);
    if (pressed instanceof SVGElement && pressed.dataset["fips"]) onPress(pressed.dataset["fips"]);
  };
  return { line, onPointerDown, onPointerMove, onPointerUp };
}

function stateOf(share: number | undefined): "in" | "part" | "out" {
  if (share === undefined) return "out";
  return share < 1 ? "part" : "in";
}

function pathOf(rings: DrawnCounty["rings"], project: Project): string {
  return rings.map((ring) => `${lineOf(ring, project)}Z`).join("");
}

function openPath(lines: DrawnCounty["rings"], project: Project): string {
  return lines.map((one) => lineOf(one, project)).join("");
}

function lineOf(line: DrawnCounty["rings"][number], project: Project): string {
  const points = line.flatMap(([longitude = 0, latitude = 0]) => {
    const point = project([longitude, latitude]);
    return point ? [`${point[0].toFixed(1)},${point[1].toFixed(1)}`] : [];
  });
  return points.length < 2 ? "" : `M${points.join("L")}`;
}
