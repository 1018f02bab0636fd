import style from "./Choices.module.css";
import type { ListOption } from "./listColumn.ts";

interface ChoicesProps {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly options: readonly ListOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A column of boxes to tick; what is chosen keeps the order of the options. */
export function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  const turn = (value: string, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? on : chosen.includes(each))));
  return (
    <div className={style["choices"]} role="group" aria-label={label}>
      {options.map(({ value, label: words }) => (
        <label key={value} className={style["choice"]}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => turn(value, event.currentTarget.checked)}
          />
          <bdi>{words}</bdi>
        </label>
      ))}
    </div>
  );
}
