import { ColorInput } from "@mantine/core";

interface ColourFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** `#1864b7`; null is the product's own colour. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A colour, picked or typed as six hexadecimal digits. */
export function ColourField({ label, hint, error, value, onChange }: ColourFieldProps) {
  return (
    <ColorInput
      label={label}
      description={hint}
      error={error}
      format="hex"
      withEyeDropper={false}
      fixOnBlur={false}
      value={value ?? ""}
      onChange={(colour) => onChange(colour === "" ? null : colour)}
    />
  );
}
