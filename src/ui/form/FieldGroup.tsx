import type { ReactNode } from "react";
import style from "./FieldGroup.module.css";

interface FieldGroupProps {
  readonly label: string;
  /** What the choice means, where the label does not say it all. */
  readonly hint?: ReactNode;
  /** What is wrong with it, in the reader's language. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** Several controls that make up one field of a form. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  return (
    <fieldset className={style["group"]} data-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      {hint && <p className={style["hint"]}>{hint}</p>}
      {children}
      {error && (
        <p className={style["error"]} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
