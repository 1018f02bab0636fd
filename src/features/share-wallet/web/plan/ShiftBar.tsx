import { type KeyboardEvent, memo, type PointerEvent, type RefObject } from "react";
import { OTHER_MEDIA } from "#domain/plan/barParts.ts";
import type { Words } from "#language/words/words.ts";
import { withShift } from "#domain/plan/shiftAddress.ts";
import { type Shift, WHOLE_TENTHS } from "#domain/plan/shiftMix.ts";
import style from "./ShiftBar.module.css";
import { mostTenths, simulate, type Simulation } from "./simulation.ts";
import type { LiveShifts } from "./useLiveShifts.ts";

interface ShiftBarProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly simulation: Simulation;
  readonly live: LiveShifts;
  readonly words: Words;
}

/** Tenths of a point that a key moves a boundary. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** The wallet as one bar whose boundaries can be dragged, and below it each piece with its share, dollars and change. */
export const ShiftBar = memo(function ShiftBar({ root, simulation, live, words }: ShiftBarProps) {
  const { parts } = simulation;
  const isOwn = (id: string) => (id === simulation.medium ? "" : undefined);
  const nameOf = (id: string) => (id === OTHER_MEDIA ? words.text("scenarios.simulator.other") : words.medium(id));

  /** The shifts with a boundary moved to the right, from where they were; to the left where tenths are negative. */
  const moved = (before: readonly Shift[], at: number, tenths: number): readonly Shift[] => {
    const [left, right] = [parts[at], parts[at + 1]];
    const simulated = simulate(simulation, before);
    const [ofLeft, ofRight] = [simulated[at], simulated[at + 1]];
    if (!left || !right || !ofLeft || !ofRight) return before;
    const within = Math.max(
      -mostTenths(simulation, ofLeft.dollars),
      Math.min(mostTenths(simulation, ofRight.dollars), tenths),
    );
    if (within === 0) return before;
    const [giver, taker] = within > 0 ? [right, left] : [left, right];
    return withShift(before, { from: giver.media, to: taker.media, tenths: Math.abs(within) });
  };

  const drag = (event: PointerEvent<HTMLButtonElement>, at: number) => {
    const bar = event.currentTarget.parentElement;
    if (!bar || event.button !== 0) return;
    const handle = event.currentTarget;
    const { width } = bar.getBoundingClientRect();
    const [start, before] = [event.clientX, live.current()];
    handle.setPointerCapture(event.pointerId);
    handle.focus();
    const onMove = (move: globalThis.PointerEvent) =>
      live.show(moved(before, at, Math.round(((move.clientX - start) / width) * WHOLE_TENTHS)));
    const onEnd = () => {
      handle.removeEventListener("pointermove", onMove);
      live.settle();
    };
    handle.addEventListener("pointermove", onMove);
    handle.addEventListener("lostpointercapture", onEnd, { once: true });
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    live.move(moved(live.current(), at, event.shiftKey ? step * 10 : step));
  };

  return (
    <div ref={root} className={style["simulator"]}>
      <div className={style["bar"]} data-testid="shift-bar">
        {parts.map(({ id }) => (
          <div key={id} className={style["piece"]} data-piece={id} data-own={isOwn(id)} aria-hidden="true">
            <span>{nameOf(id)}</span>
          </div>
        ))}
        {parts.slice(0, -1).map(({ id }, at) => (
          <button
            key={id}
            type="button"
            role="slider"
            className={style["handle"]}
            data-handle={id}
            aria-label={words.text("scenarios.simulator.boundary", {
              left: nameOf(id),
              right: nameOf(parts[at + 1]?.id ?? ""),
            })}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuenow={0}
            onPointerDown={(event) => drag(event, at)}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        ))}
      </div>
      <ol className={style["rows"]}>
        {parts.map(({ id }) => (
          <li key={id} data-row={id} data-own={isOwn(id)}>
            <span>{nameOf(id)}</span>
            <b data-say="percent" />
            <span data-say="dollars" />
            <span data-say="change" className={style["change"]} />
          </li>
        ))}
      </ol>
      <p className={style["gain"]} data-gain="" data-testid="shift-gain" aria-live="polite" />
    </div>
  );
});
