import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { prefetchLocale } from "#language/text.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Segmented } from "../look/Segmented.tsx";
import { chooseLanguage } from "../state/appState.ts";

/** Each language in its own words, as someone who cannot read the others looks for it. */
const ownNames: Record<Locale, string> = { "en-US": "English", "es-ES": "Español", "de-DE": "Deutsch" };

/** EN · ES · DE: changes every text and number in place; address and filters stay. */
export function LanguageSwitch() {
  const text = useText();
  const { locale } = useFormats();
  return (
    <div onPointerEnter={prefetchAll} onFocus={prefetchAll}>
      <Segmented
        label={text("shell.language")}
        options={LOCALES.map((value) => ({ value, label: value.slice(0, 2).toUpperCase(), hint: ownNames[value] }))}
        value={locale}
        onChange={chooseLanguage}
      />
    </div>
  );
}

/** Whoever reaches for the switch is about to use it. */
function prefetchAll(): void {
  for (const locale of LOCALES) void prefetchLocale(locale).catch(() => {});
}
