import { IconX } from "@tabler/icons-react";
import type { Words } from "#language/words/words.ts";
import type { Shift } from "#domain/plan/shiftMix.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./ShiftList.module.css";

interface ShiftListProps {
  readonly shifts: readonly Shift[];
  readonly words: Words;
  readonly onChange: (shifts: readonly Shift[]) => void;
}

/** More than this many media are counted instead of named. */
const NAMED = 2;

/** What has been moved so far, each step to be taken back on its own, or all of them. */
export function ShiftList({ shifts, words, onChange }: ShiftListProps) {
  const { text, formats } = words;
  if (shifts.length === 0) return null;
  const named = (media: readonly string[]) =>
    media.length > NAMED
      ? text("scenarios.simulator.someMedia", { count: media.length, number: formats.count(media.length) })
      : formats.list(media.map(words.medium));
  return (
    <ul className={style["shifts"]}>
      {shifts.map((shift) => {
        const what = text("scenarios.simulator.shift", {
          points: formats.points(shift.tenths / 1000).replace("+", ""),
          from: named(shift.from),
          to: named(shift.to),
        });
        return (
          <li key={what}>
            {what}
            <button
              type="button"
              aria-label={text("scenarios.simulator.takeBack", { shift: what })}
              onClick={() => onChange(shifts.filter((other) => other !== shift))}
            >
              <IconX size={14} aria-hidden="true" />
            </button>
          </li>
        );
      })}
      <li>
        <ActionButton onClick={() => onChange([])}>{text("scenarios.simulator.reset")}</ActionButton>
      </li>
    </ul>
  );
}
