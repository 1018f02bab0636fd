import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Choices } from "../list/Choices.tsx";

interface VerticalsPickerProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** The ids that can be given; all twelve without it. */
  readonly offered?: readonly string[];
}

/** Some of the twelve lines of business. */
export function VerticalsPicker({ value, onChange, offered }: VerticalsPickerProps) {
  const text = useText();
  const formats = useFormats();
  const verticals = VERTICALS.filter(({ id }) => !offered || offered.includes(id) || value.includes(id));
  return (
    <Choices
      label={text("lists.verticals")}
      options={verticals.map(({ id, names }) => ({ value: id, label: formats.name(names) }))}
      chosen={value}
      onChange={onChange}
    />
  );
}
