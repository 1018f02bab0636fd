import { memo } from "react";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { KeyFiguresPart, ReportPart } from "#documents/document.ts";
import style from "./Document.module.css";
import { DocumentFigure } from "./DocumentFigure.tsx";

interface DocumentPartProps {
  readonly part: ReportPart;
  readonly locale: Locale;
  /** Whether it belongs to a heading below the section's. */
  readonly deep?: boolean;
}

/** One part of a document. */
export const DocumentPart = memo(function DocumentPart({ part, locale, deep = false }: DocumentPartProps) {
  switch (part.kind) {
    case "text":
      return <p className={style["text"]}>{part.text}</p>;
    case "note":
      return <p className={style["note"]}>{part.text}</p>;
    case "points":
      return (
        <div className={style["points"]}>
          {part.title !== null && <h3>{part.title}</h3>}
          <ul>
            {part.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      );
    case "keyFigures":
      return <KeyFigures part={part} />;
    case "figure":
      return <DocumentFigure part={part} locale={locale} deep={deep} />;
    default:
      return null;
  }
});

function KeyFigures({ part }: { readonly part: KeyFiguresPart }) {
  const figures = (
    <dl className={style["figures"]}>
      {part.figures.map(({ name, value, change, comparison }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={style["value"]}>{value}</dd>
          {change !== null && <dd className={style["beside"]}>{change}</dd>}
          {comparison !== null && <dd className={style["beside"]}>{comparison}</dd>}
        </div>
      ))}
    </dl>
  );
  return part.title === undefined ? (
    figures
  ) : (
    <div className={style["about"]}>
      <h3>{part.title}</h3>
      {figures}
    </div>
  );
}
