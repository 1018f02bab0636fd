import type { ReactNode } from "react";
import { SegmentedField } from "./SegmentedField.tsx";
import style from "./AllOrSome.module.css";

interface AllOrSomeProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** What null is called: "All of the customer's". */
  readonly all: string;
  readonly some: string;
  /** Null is everything. */
  readonly value: readonly string[] | null;
  readonly onChange: (value: readonly string[] | null) => void;
  /** What "only some" begins with. */
  readonly begin?: readonly string[];
  /** The picker for some of it. */
  readonly children: (value: readonly string[]) => ReactNode;
}

/** Everything, or only what is picked. */
export function AllOrSome({ label, hint, error, all, some, value, onChange, begin = [], children }: AllOrSomeProps) {
  return (
    <SegmentedField
      label={label}
      hint={hint}
      error={error}
      value={value === null ? "all" : "some"}
      options={[
        { value: "all", label: all },
        { value: "some", label: some },
      ]}
      onChange={(chosen) => onChange(chosen === "all" ? null : (value ?? begin))}
    >
      {value && <div className={style["some"]}>{children(value)}</div>}
    </SegmentedField>
  );
}
