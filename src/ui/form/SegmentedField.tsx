import type { ReactNode } from "react";
import { Segmented, type SegmentedProps } from "../look/Segmented.tsx";
import { FieldGroup } from "./FieldGroup.tsx";

interface SegmentedFieldProps<Value extends string> extends SegmentedProps<Value> {
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** What the choice leads to, below it. */
  readonly children?: ReactNode;
}

/** A choice of two to four short words as a field of a form. */
export function SegmentedField<Value extends string>({ hint, error, children, ...choice }: SegmentedFieldProps<Value>) {
  return (
    <FieldGroup label={choice.label} hint={hint} error={error}>
      <Segmented {...choice} />
      {children}
    </FieldGroup>
  );
}
