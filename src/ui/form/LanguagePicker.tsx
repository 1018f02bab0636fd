import { NativeSelect } from "@mantine/core";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { useText } from "#language/useText.ts";

interface LanguagePickerProps {
  /** Null follows the browser. */
  readonly value: string | null;
  readonly onChange: (value: Locale | null) => void;
}

/** The language of a person's screens and mails. */
export function LanguagePicker({ value, onChange }: LanguagePickerProps) {
  const text = useText();
  return (
    <NativeSelect
      label={text("lists.language")}
      value={value ?? ""}
      onChange={(event) => onChange(LOCALES.find((locale) => locale === event.currentTarget.value) ?? null)}
      data={[
        { value: "", label: text("lists.browserLanguage") },
        ...LOCALES.map((locale) => ({ value: locale, label: text(`lists.languages.${locale}`) })),
      ]}
    />
  );
}
