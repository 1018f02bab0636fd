import type { KeyboardEvent } from "react";
import style from "./Segmented.module.css";

export interface SegmentedProps<Value extends string> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A choice of two to four short words, all in sight: one stop for the Tab key, arrows move the choice. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const position = options.findIndex((option) => option.value === value) + step;
    const next = options.at(position % options.length);
    if (!next) return;
    onChange(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };

  return (
    <div className={style["group"]} role="radiogroup" tabIndex={-1} aria-label={label} onKeyDown={move}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={style["option"]}
          data-value={option.value}
          aria-checked={option.value === value}
          aria-label={option.hint && `${option.label} – ${option.hint}`}
          title={option.hint}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
