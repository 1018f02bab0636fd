import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { Words } from "#language/words/words.ts";
import type { Shift } from "#domain/plan/shiftMix.ts";
import { type BarPainter, barPainter } from "./barPainter.ts";
import type { Simulation } from "./simulation.ts";

/** Milliseconds of rest after which what the keys have moved goes into the address. */
const REST = 250;

export interface LiveShifts {
  /** As they are right now, ahead of the address. */
  readonly current: () => readonly Shift[];
  /** Paints shifts at the next frame, and no more often. */
  readonly show: (shifts: readonly Shift[]) => void;
  /** Paints them and writes them into the address after a short rest. */
  readonly move: (shifts: readonly Shift[]) => void;
  /** Writes what is shown into the address now. */
  readonly settle: () => void;
}

/** Shifts while they are being moved: painted into the bar's own nodes, and written into the address when the hand rests. */
export function useLiveShifts(
  root: RefObject<HTMLElement | null>,
  {
    simulation,
    words,
    shifts,
    onChange,
  }: {
    readonly simulation: Simulation;
    readonly words: Words;
    readonly shifts: readonly Shift[];
    readonly onChange: (shifts: readonly Shift[]) => void;
  },
): LiveShifts {
  const live = useRef(shifts);
  const painter = useRef<BarPainter | null>(null);
  const frame = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    if (root.current) painter.current = barPainter(root.current, simulation, words);
    // What a key has moved meanwhile is newer than what the address tells.
    if (rest.current === undefined) live.current = shifts;
    painter.current?.(live.current);
  }, [root, simulation, words, shifts]);

  const show = useCallback((next: readonly Shift[]) => {
    live.current = next;
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      painter.current?.(live.current);
    });
  }, []);
  const settle = useCallback(() => {
    clearTimeout(rest.current);
    rest.current = undefined;
    onChange(live.current);
  }, [onChange]);
  const move = useCallback(
    (next: readonly Shift[]) => {
      show(next);
      clearTimeout(rest.current);
      rest.current = setTimeout(settle, REST);
    },
    [show, settle],
  );
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      clearTimeout(rest.current);
    },
    [],
  );
  return useMemo(() => ({ current: () => live.current, show, move, settle }), [show, move, settle]);
}
