import type { ContentHead } from "#features/content/contract.ts";
import { languageName } from "#language/languageName.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./OnScreens.module.css";

/** Says of a text that it is written in another language than the reader's; nothing where it is not. */
export function FallbackMark({ piece: { fallback, language } }: { readonly piece: ContentHead }) {
  const text = useText();
  const { locale } = useFormats();
  if (!fallback) return null;
  const shown = languageName(language, locale);
  return (
    <abbr className={style["mark"]} title={text("onScreens.fallback", { language: shown })}>
      {shown}
    </abbr>
  );
}
