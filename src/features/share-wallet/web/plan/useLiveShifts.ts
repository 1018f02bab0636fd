import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { percent } from "#domain/figures/rounded.ts";
import type { Shift } from "#domain/plan/shiftMix.ts";
import type { Words } from "#language/words/words.ts";
import { gainOf, simulate, type SimulatedPart, type Simulation } from "./simulation.ts";

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

/** Writes shifts into the nodes of the bar and of the rows below it. */
type BarPainter = (shifts: readonly Shift[]) => void;

/**
 * Finds the nodes once, so that a drag writes styles and texts and nothing else: no screen is rendered while a finger moves. Texts
 * in the nodes marked `data-say` belong to the painter.
 */
function barPainter(root: HTMLElement, simulation: Simulation, words: Words): BarPainter {
  const all = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)];
  const [pieces, handles, rows] = [all("piece"), all("handle"), all("row")];
  const own = root.querySelector<HTMLElement>("[data-gain]");
  const { formats } = words;

  const paintRow = (row: HTMLElement | undefined, { share, dollars, change }: SimulatedPart) => {
    say(row, "percent", formats.share(share));
    say(row, "dollars", formats.money(dollars));
    say(row, "change", change === 0 ? "–" : formats.moneyChange(change));
    row?.toggleAttribute("data-changed", change !== 0);
  };

  return (shifts) => {
    const simulated = simulate(simulation, shifts);
    const total = simulated.reduce((sum, { dollars }) => sum + dollars, 0);
    let before = 0;
    for (const [at, part] of simulated.entries()) {
      const piece = pieces[at];
      if (piece) {
        piece.style.flexGrow = String(part.share ?? 0);
        say(piece, "percent", formats.share(part.share));
      }
      paintRow(rows[at], part);
      before += part.dollars;
      const handle = handles[at];
      if (!handle || total === 0) continue;
      const both = part.dollars + (simulated[at + 1]?.dollars ?? 0);
      handle.style.left = `${(before / total) * 100}%`;
      handle.setAttribute("aria-valuenow", String(percent(part.share) ?? 0));
      handle.setAttribute("aria-valuemax", String(percent(both / total)));
      handle.setAttribute("aria-valuetext", `${formats.share(part.share)}, ${formats.money(part.dollars)}`);
    }
    if (own) own.textContent = shifts.length === 0 ? "" : gainText(simulation, shifts, words);
  };
}

function gainText(simulation: Simulation, shifts: readonly Shift[], { text, formats, ...words }: Words): string {
  const gain = gainOf(simulation, shifts);
  return gain.own === null
    ? text("scenarios.simulator.gain", {
        medium: words.medium(simulation.medium),
        money: formats.moneyChange(gain.medium),
      })
    : text("scenarios.simulator.gainOwn", { money: formats.moneyChange(gain.own) });
}

function say(node: HTMLElement | undefined, what: string, words: string): void {
  const place = node?.querySelector(`[data-say="${what}"]`);
  if (place && place.textContent !== words) place.textContent = words;
}
