import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import style from "./Choices.module.css";

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly testId: string;
  /** `option`s, in groups where there are many. */
  readonly children: ReactNode;
}

/** A labelled choice in the line of inputs. */
export function ChoiceField({ label, value, onChoose, testId, children }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={style["input"]}>
      <label htmlFor={id}>{label}</label>
      <span className={style["choice"]}>
        <select id={id} value={value} data-testid={testId} onChange={(event) => onChoose(event.currentTarget.value)}>
          {children}
        </select>
        <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
      </span>
    </div>
  );
}
