import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { between, type Lens, onTheMap, serves, WHOLE } from "./lens.ts";

/** How long a map has to stand still until it is drawn anew; longer than it glides. */
const REST_MS = 350;
const GLIDE = "transform 160ms ease-out";

type Change = (lens: Lens) => Lens;

interface LensHold {
  /** What the picture has to be drawn for. */
  readonly drawn: Lens;
  /** Follows a hand at once. */
  readonly follow: (change: Change) => void;
  /** Glides there, for a key or a button. */
  readonly glide: (change: Change) => void;
  /** The hand has let go. */
  readonly rest: () => void;
}

/**
 * Moves and zooms a drawn map. As long as that lasts, the picture is only shifted and magnified as a whole, which costs next to
 * nothing; it is drawn anew when it rests, or when it no longer fills the frame. What moves with the map says `data-follows`.
 */
export function useLens(frame: RefObject<HTMLElement | null>, width: number, height: number): LensHold {
  const [drawn, setDrawn] = useState(WHOLE);
  const shown = useRef(WHOLE);
  const resting = useRef(0);
  const latest = useRef({ drawn, width, height });

  useLayoutEffect(() => {
    latest.current = { drawn, width, height };
    place(frame.current, between(drawn, shown.current), false);
  }, [frame, drawn, width, height]);
  useEffect(() => () => clearTimeout(resting.current), []);

  const rest = useCallback(() => {
    clearTimeout(resting.current);
    setDrawn(shown.current);
  }, []);
  const show = useCallback(
    (change: Change, glides: boolean) => {
      const now = latest.current;
      shown.current = onTheMap(change(shown.current), now);
      clearTimeout(resting.current);
      if (!serves(now.drawn, shown.current, now)) return rest();
      place(frame.current, between(now.drawn, shown.current), glides);
      resting.current = window.setTimeout(rest, REST_MS);
    },
    [frame, rest],
  );
  return useMemo(
    () => ({
      drawn,
      follow: (change: Change) => show(change, false),
      glide: (change: Change) => show(change, !matchMedia("(prefers-reduced-motion: reduce)").matches),
      rest,
    }),
    [drawn, show, rest],
  );
}

function place(frame: HTMLElement | null, { zoom, x, y }: Lens, glides: boolean): void {
  const map = frame?.closest("[data-map]");
  for (const layer of map?.querySelectorAll<HTMLElement | SVGElement>("[data-follows]") ?? []) {
    layer.style.transition = glides ? GLIDE : "none";
    layer.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
  }
}
