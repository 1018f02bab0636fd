import { Link } from "react-router";
import { contentLink } from "#domain/content/contentLink.ts";
import { readingMinutes } from "#domain/content/documentOutline.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { ContentHead, ContentPiece } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Breakable } from "#ui/look/Breakable.tsx";
import { languageName } from "#language/languageName.ts";
import style from "./Reader.module.css";

interface PieceHeadProps {
  readonly piece: ContentPiece;
  /** What an issue belongs to. */
  readonly publication: ContentHead | undefined;
}

/** What a text is, when it was written and for whom, and what a reader should know before. */
export function PieceHead({ piece, publication }: PieceHeadProps) {
  const text = useText();
  const formats = useFormats();
  const { kind, title, summary, language, fallback, sample, tags, properties, date, body } = piece;
  const shown = languageName(language, formats.locale);
  const facts = [
    kind !== "guide" && formats.date(`${date}T12:00:00Z`),
    text("guides.reader.minutes", { count: readingMinutes(body) }),
    ...tags.verticals.map((id) => verticalName(id, formats.locale)),
  ].filter((fact) => typeof fact === "string");

  return (
    <header className={style["head"]}>
      {publication ? (
        <p className={style["kicker"]}>
          <Link to={contentLink(publication)} lang={publication.language}>
            {publication.title}
          </Link>
          {properties.number !== undefined && <span>{text("guides.issue.number", { number: properties.number })}</span>}
        </p>
      ) : (
        properties.cadence && <p className={style["kicker"]}>{text(`guides.cadence.${properties.cadence}`)}</p>
      )}
      <h1 lang={language}>
        <Breakable words={title} />
      </h1>
      {summary !== "" && (
        <p className={style["summary"]} lang={language}>
          {summary}
        </p>
      )}
      <p className={style["facts"]}>{facts.join(" · ")}</p>
      {sample && (
        <p className={style["notice"]}>
          <strong>{text("guides.sample")}</strong> {text("guides.sampleHint")}
        </p>
      )}
      {fallback && <p className={style["notice"]}>{text("guides.fallbackHint", { language: shown })}</p>}
    </header>
  );
}
