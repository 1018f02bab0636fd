import type { ContentTexts } from "#domain/content/contentItem.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { useText } from "#language/useText.ts";
import { Segmented } from "#ui/look/Segmented.tsx";

interface LanguageTabsProps {
  readonly texts: ContentTexts;
  readonly language: Locale;
  readonly onChange: (language: Locale) => void;
}

/** The languages of a piece; one that is not written yet is marked, since its readers get English. */
export function LanguageTabs({ texts, language, onChange }: LanguageTabsProps) {
  const text = useText();
  return (
    <Segmented
      label={text("lists.language")}
      value={language}
      onChange={onChange}
      options={LOCALES.map((locale) => {
        const name = text(`lists.languages.${locale}`);
        const isWritten = texts[locale] !== undefined && texts[locale].title !== "";
        return isWritten
          ? { value: locale, label: name }
          : { value: locale, label: `${name} ○`, hint: text("newsroom.notWritten") };
      })}
    />
  );
}
