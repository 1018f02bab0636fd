import { NativeSelect } from "@mantine/core";
import { memo, useId, useState } from "react";
import type { Words } from "#language/words/words.ts";
import { shiftBetween, withShiftSet } from "#domain/plan/shiftAddress.ts";
import type { Shift } from "#domain/plan/shiftMix.ts";
import style from "./ShiftForm.module.css";
import type { Simulation } from "./simulation.ts";
import type { LiveShifts } from "./useLiveShifts.ts";

interface ShiftFormProps {
  readonly simulation: Simulation;
  readonly shifts: readonly Shift[];
  readonly live: LiveShifts;
  readonly words: Words;
}

/** From every medium but one, in proportion. */
const ALL = "all";
/** Tenths of a point at the slider's end. */
const MOST = 200;

/** Moves points from one medium, or from all others in proportion, to another: for exact steps and for the keyboard. */
export const ShiftForm = memo(function ShiftForm({ simulation, shifts, live, words }: ShiftFormProps) {
  const { text, formats } = words;
  const media = simulation.mix.map(({ medium }) => medium);
  const [from, setFrom] = useState(ALL);
  const [chosen, setTo] = useState<string | null>(null);
  const to = chosen !== null && media.includes(chosen) ? chosen : simulation.medium;
  const givers = from === ALL ? media.filter((medium) => medium !== to) : [from];
  const tenths = shiftBetween(shifts, givers, [to]);
  const slider = useId();
  const usable = media.includes(to) && !givers.includes(to);
  const set = (points: number) => {
    const within = Math.min(Math.max(Math.round(points * 10), 0), MOST);
    live.move(withShiftSet(live.current(), { from: givers, to: [to], tenths: within }));
  };

  return (
    <div className={style["form"]}>
      <NativeSelect
        label={text("scenarios.simulator.from")}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
        data={[
          { value: ALL, label: text("scenarios.simulator.allOthers") },
          ...media.map((medium) => ({ value: medium, label: words.medium(medium) })),
        ]}
      />
      <NativeSelect
        label={text("scenarios.simulator.to")}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        data={media.map((medium) => ({ value: medium, label: words.medium(medium) }))}
      />
      <div className={style["points"]}>
        <label htmlFor={slider}>{text("scenarios.simulator.points")}</label>
        <Points
          key={`${givers.join(".")} ${to}`}
          id={slider}
          name={text("scenarios.simulator.points")}
          tenths={tenths}
          disabled={!usable}
          format={(part) => formats.points(part)}
          onSet={set}
        />
      </div>
    </div>
  );
});

interface PointsProps {
  readonly id: string;
  readonly name: string;
  readonly tenths: number;
  readonly disabled: boolean;
  readonly format: (part: number) => string;
  readonly onSet: (points: number) => void;
}

/** A slider and a field for the same number. They run ahead of the address, and follow it when it changes by other means. */
function Points({ id, name, tenths, disabled, format, onSet }: PointsProps) {
  const [shown, setShown] = useState(tenths / 10);
  const [known, setKnown] = useState(tenths);
  if (known !== tenths) {
    setKnown(tenths);
    setShown(tenths / 10);
  }
  const change = (value: string) => {
    const points = Number(value);
    if (!Number.isFinite(points)) return;
    setShown(points);
    onSet(points);
  };
  return (
    <span className={style["fields"]}>
      <input
        id={id}
        type="range"
        min={0}
        max={MOST / 10}
        step={0.1}
        value={shown}
        disabled={disabled}
        aria-valuetext={format(shown / 100)}
        data-testid="shift-slider"
        onChange={(event) => change(event.currentTarget.value)}
      />
      <input
        type="number"
        min={0}
        max={MOST / 10}
        step={0.1}
        value={shown}
        disabled={disabled}
        aria-label={name}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </span>
  );
}
