import { ACCESS_FLAGS, type AccessFlag } from "#domain/access/access.ts";
import { useText } from "#language/useText.ts";
import { Choices } from "../list/Choices.tsx";

interface FlagPickerProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly AccessFlag[]) => void;
  /** The flags that can be given; all five without it. */
  readonly offered?: readonly string[];
}

/** Which sections of the product are open. */
export function FlagPicker({ value, onChange, offered = ACCESS_FLAGS }: FlagPickerProps) {
  const text = useText();
  const flags = ACCESS_FLAGS.filter((flag) => offered.includes(flag) || value.includes(flag));
  return (
    <Choices
      label={text("lists.flags")}
      options={flags.map((flag) => ({ value: flag, label: text(`lists.flag.${flag}`) }))}
      chosen={value}
      onChange={(chosen) => onChange(ACCESS_FLAGS.filter((flag) => chosen.includes(flag)))}
    />
  );
}
