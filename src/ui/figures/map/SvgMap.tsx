import {
  memo,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { boxAround } from "#figures/charts/map/flatLines.ts";
import { mapProjection } from "#figures/charts/map/mapProjection.ts";
import { useText } from "#language/useText.ts";
import { useWidth } from "#ui/figures/useWidth.ts";
import { drawnPaths, flatScene } from "./drawnPaths.ts";
import { detailOf, moved, pictureBox, showing, WHOLE, zoomed } from "./lens.ts";
import style from "./Map.module.css";
import { MapPicture } from "./MapPicture.tsx";
import type { Pointed } from "./mapView.ts";
import type { RendererProps } from "./rendererProps.ts";
import { useLens } from "./useLens.ts";
import { viewThrough } from "./viewThrough.ts";

/** Pixels that a pointer has to go before it moves the map instead of pressing something. */
const SLACK = 4;
const STEP = 1.6;

interface Drag {
  x: number;
  y: number;
  moves: boolean;
}

/**
 * What moves a drawn map by hand: a mouse that drags, a wheel with Ctrl, and two fingers. One finger and a wheel alone scroll the page.
 */
function useMapHands(frame: RefObject<HTMLElement | null>, lens: ReturnType<typeof useLens>) {
  const { follow, rest } = lens;
  const drag = useRef<Drag | null>(null);
  /** The click that ends a drag presses nothing. */
  const dragged = useRef(false);
  useWheel(frame, follow);
  useTwoFingers(frame, follow, rest);

  return {
    isDragging: () => drag.current?.moves === true,
    wasDragged: () => dragged.current,
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      dragged.current = false;
      if (pointerType === "mouse" && button === 0) drag.current = { x, y, moves: false };
    },
    onPointerUp: () => {
      if (drag.current?.moves) rest();
      drag.current = null;
    },
    onPointerMove: ({ clientX, clientY, pointerId }: PointerEvent) => {
      const held = drag.current;
      if (!held) return;
      const [x, y] = [clientX - held.x, clientY - held.y];
      if (!held.moves) {
        if (Math.hypot(x, y) < SLACK) return;
        held.moves = true;
        dragged.current = true;
        frame.current?.setPointerCapture(pointerId);
      }
      [held.x, held.y] = [clientX, clientY];
      follow((now) => moved(now, x, y));
    },
  };
}

/** A notch of a wheel and a pinch on a touchpad come as the same event; the notch is a hundred times as large. */
function useWheel(frame: RefObject<HTMLElement | null>, follow: ReturnType<typeof useLens>["follow"]) {
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const step = Math.max(-50, Math.min(50, event.deltaMode === 0 ? event.deltaY : event.deltaY * 40));
      follow((now) => zoomed(now, Math.exp(-step / 120), fromMiddle(element, event)));
    };
    // React listens passively, and only who may prevent can keep the page from zooming too.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [frame, follow]);
}

function useTwoFingers(
  frame: RefObject<HTMLElement | null>,
  follow: ReturnType<typeof useLens>["follow"],
  rest: () => void,
) {
  useEffect(() => {
    const element = frame.current;
    let last: Pinch | null = null;
    const onTouch = (event: TouchEvent) => {
      const now = pinchOf(event.touches);
      if (now) event.preventDefault();
      if (now && last) {
        const { x, y, apart } = last;
        const about = fromMiddle(element, { clientX: now.x, clientY: now.y });
        follow((lens) => zoomed(moved(lens, now.x - x, now.y - y), now.apart / apart, about));
      }
      if (last && !now) rest();
      last = now;
    };
    const kinds = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
    for (const kind of kinds) element?.addEventListener(kind, onTouch, { passive: false });
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, onTouch);
    };
  }, [frame, follow, rest]);
}

interface Pinch {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

function pinchOf(touches: TouchList): Pinch | null {
  const [one, other] = [touches.item(0), touches.item(1)];
  if (!one || !other) return null;
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.max(1, Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY)),
  };
}

function fromMiddle(
  element: HTMLElement | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): [number, number] {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return [clientX - left - width / 2, clientY - top - height / 2];
}

interface SvgMapProps extends RendererProps {
  readonly height: number;
}

/** The map as a picture: at once everywhere, and for good where WebGL is missing or slow. */
export const SvgMap = memo((props: SvgMapProps) => {
  const { scene, height, handle, onPoint, onPress, onView } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const lens = useLens(frame, width, height);
  const hands = useMapHands(frame, lens);
  const { drawn, glide } = lens;
  const projection = useMemo(
    () => (width > 0 ? mapProjection(scene.view, width, height) : null),
    [scene.view, width, height],
  );
  const flat = useMemo(() => projection && flatScene(scene, projection.project), [scene, projection]);
  const paths = useMemo(
    () => flat && drawnPaths(flat, detailOf(drawn), pictureBox(drawn, { width, height })),
    [flat, drawn, width, height],
  );

  useImperativeHandle(
    handle,
    () => ({
      zoomBy: (steps) => glide((now) => zoomed(now, STEP ** steps)),
      reset: () => glide(() => WHOLE),
      pan: (x, y) => glide((now) => moved(now, x, y)),
      show: (id) => {
        const box = boxAround(flat?.areas.find((area) => area.id === id)?.lines ?? []);
        if (box) glide((now) => showing(now, box, { width, height }));
      },
    }),
    [glide, flat, width, height],
  );
  // Before the picture is seen, so that names never lag behind it.
  useLayoutEffect(() => {
    if (projection) onView(viewThrough(projection, drawn, width, height));
  }, [projection, drawn, width, height, onView]);

  const found = ({ target, clientX, clientY }: MouseEvent): Pointed | null => {
    const { kind, id } = target instanceof SVGElement ? target.dataset : {};
    const box = frame.current?.getBoundingClientRect();
    if (!id || !box || (kind !== "area" && kind !== "station")) return null;
    return { kind, id, x: clientX - box.left, y: clientY - box.top };
  };
  return (
    // What lies on the map can be reached by the keys of its frame and by the list of places too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={frame}
      className={style["surface"]}
      data-testid="map-picture"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="application"
      aria-label={text("maps.keys")}
      onPointerDown={hands.onPointerDown}
      onPointerUp={hands.onPointerUp}
      onPointerCancel={hands.onPointerUp}
      onPointerLeave={() => onPoint(null)}
      onPointerMove={(event) => {
        hands.onPointerMove(event);
        onPoint(hands.isDragging() ? null : found(event));
      }}
      onClick={(event) => {
        const at = hands.wasDragged() ? null : found(event);
        if (at) onPress(at);
      }}
    >
      {paths && (
        <MapPicture
          paths={paths}
          lens={drawn}
          width={width}
          height={height}
          colours={props.colours}
          hidden={props.hidden}
          stations={props.stations}
          marked={props.marked}
          pointed={props.pointed}
        />
      )}
    </div>
  );
});
