import { Select } from "@mantine/core";
import { useText } from "#language/useText.ts";
import type { ObservedNames } from "./observedNames.ts";

/** Stands for "none of ours" among ids. */
const NONE = "-";

interface TargetSelectProps {
  readonly label: string;
  readonly names: ObservedNames;
  /** Null is none of ours where `isMapped`, and nothing chosen otherwise. */
  readonly value: string | null;
  readonly isMapped?: boolean;
  readonly onChoose: (target: string | null | undefined) => void;
}

/** A choice among the 96 sub-verticals by vertical, to be searched by typing, and "none of ours". */
export function TargetSelect({ label, names, value, isMapped = false, onChoose }: TargetSelectProps) {
  const text = useText();
  return (
    <Select
      size="xs"
      aria-label={label}
      placeholder={text("imports.choose")}
      searchable
      value={value ?? (isMapped ? NONE : null)}
      onChange={(chosen) => onChoose(chosen === null ? undefined : chosen === NONE ? null : chosen)}
      allowDeselect={false}
      maxDropdownHeight={320}
      data={[{ value: NONE, label: text("adIntel.noneOfOurs") }, ...names.groups]}
    />
  );
}
