import { type ReactNode, useState } from "react";
import type { Words } from "#language/words/words.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { plainNumber, typedNumber } from "../figures/typedFigure.ts";
import { useWorkbench } from "../workbench/workbenchState.ts";
import style from "./Room.module.css";

/** A figure to be typed; percentages are parts of one. */
export interface FormFigure<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly value: number;
  readonly isPercent?: boolean;
}

interface FiguresFormProps<Name extends string> {
  readonly words: Words;
  /** The place of the edit; a refusal is shown here. */
  readonly at: string;
  readonly figures: readonly FormFigure<Name>[];
  /** Those that come to 100 % together. */
  readonly whole?: readonly Name[];
  /** Why they are as they are; left out where a form has no reason of its own. */
  readonly reason?: string;
  /** Fields before the figures, and whether what stands in them makes sense. */
  readonly children?: ReactNode;
  readonly isSound?: boolean;
  readonly apply: string;
  readonly usual: string;
  /** Whether something is stated that can be taken back. */
  readonly isStated: boolean;
  readonly onApply: (figures: Readonly<Record<Name, number>>, reason: string) => void;
  readonly onUsual: () => void;
}

const LONGEST_REASON = 400;
const DECIMALS = 3;
/** Percentages written with two decimals add up to a hundred nearly. */
const WHOLE_TOLERANCE = 0.0005;

/** Figures that are stated together, with the reason: taken with a press or Enter, or left to what is usual. An empty field is zero. */
export function FiguresForm<Name extends string>(props: FiguresFormProps<Name>) {
  const { words, at, figures, whole, children, isSound = true, isStated, onUsual } = props;
  const { text, formats } = words;
  const refusedAt = useWorkbench((state) => state.refused?.at ?? null);
  const [typed, setTyped] = useState(() => figures.map((figure) => written(figure, words)));
  const [reason, setReason] = useState(props.reason ?? "");
  const numbers = figures.map((figure, place) => readFigure(figure, typed[place] ?? "", words));
  const parts = numbers.filter((_, place) => whole?.includes(figures[place]!.name));
  const sum = parts.reduce((total, one) => total + one, 0);
  const isWhole = whole === undefined || Math.abs(sum - 1) < WHOLE_TOLERANCE;
  return (
    <form
      className={style["controls"]}
      onSubmit={(event) => {
        event.preventDefault();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a figure
        const taken = Object.fromEntries(figures.map(({ name }, place) => [name, numbers[place]])) as Record<
          Name,
          number
        >;
        props.onApply(taken, reason.trim());
      }}
    >
      {children}
      {figures.map(({ name, label, isPercent = false }, place) => (
        <label key={name}>
          {label}
          <input
            className={`${style["field"]} ${style["figure"]}`}
            inputMode="decimal"
            aria-invalid={Number.isNaN(numbers[place]) || (refusedAt === at && (whole?.includes(name) ?? true))}
            value={typed[place]}
            onChange={(event) => setTyped(typed.with(place, event.currentTarget.value))}
          />
          {isPercent && "%"}
        </label>
      ))}
      {whole !== undefined && (
        <output className={isWhole ? style["soft"] : style["off"]}>
          {text("forecastRoom.drivers.sum", { sum: Number.isNaN(sum) ? "–" : formats.percent(sum * 100) })}
        </output>
      )}
      {props.reason !== undefined && (
        <label className={style["reason"]}>
          {text("forecastRoom.trades.reason")}
          <input
            className={style["field"]}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </label>
      )}
      <ActionButton type="submit" disabled={!isSound || !isWhole || numbers.some(Number.isNaN)}>
        {props.apply}
      </ActionButton>
      <ActionButton disabled={!isStated} onClick={onUsual}>
        {props.usual}
      </ActionButton>
    </form>
  );
}

function written({ value, isPercent = false }: FormFigure<string>, { formats }: Words): string {
  return plainNumber(isPercent ? value * 100 : value, DECIMALS, formats.locale);
}

/** NaN for what is no number. */
function readFigure({ isPercent = false }: FormFigure<string>, text: string, { formats }: Words): number {
  const number = typedNumber(text, formats.locale) ?? (text.trim() === "" ? 0 : Number.NaN);
  // Without the noise of a division.
  return isPercent ? Number((number / 100).toFixed(DECIMALS + 2)) : number;
}
