import { useId } from "react";
import style from "./Segmented.module.css";

interface SegmentedProps<Value extends string> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of two to four short words, all in sight: radio buttons in one frame. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={style["group"]} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={style["option"]} title={option.hint}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.hint}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
