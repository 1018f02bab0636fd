import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { ContentHead } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { languageName } from "#language/languageName.ts";
import style from "./Pieces.module.css";

/** The small print of a text: its day, how much it is, what it is about, and what a reader should know of it. */
export function PieceMeta({ piece }: { readonly piece: ContentHead }) {
  const text = useText();
  const formats = useFormats();
  const { kind, properties, date, tags, sample, fallback, language } = piece;
  const facts = [
    kind === "issue" && properties.number !== undefined && text("guides.issue.number", { number: properties.number }),
    kind !== "guide" && kind !== "aid" && formats.date(`${date}T12:00:00Z`),
    properties.pages !== undefined && text("guides.reader.pages", { count: properties.pages }),
    properties.minutes !== undefined && text("guides.reader.lasts", { count: properties.minutes }),
    ...tags.verticals.map((id) => verticalName(id, formats.locale)),
  ].filter((fact) => typeof fact === "string");
  const inLanguage = languageName(language, formats.locale);
  if (facts.length === 0 && !sample && !fallback) return null;
  return (
    <p className={style["meta"]}>
      {facts.length > 0 && <span>{facts.join(" · ")}</span>}
      {sample && (
        <span className={style["mark"]} title={text("guides.sampleHint")}>
          {text("guides.sample")}
        </span>
      )}
      {fallback && (
        <span className={style["mark"]} title={text("guides.fallbackHint", { language: inLanguage })}>
          {text("guides.fallback", { language: inLanguage })}
        </span>
      )}
    </p>
  );
}
