import type { Locale } from "#domain/taxonomy/name.ts";
import type { FigurePart } from "#documents/document.ts";
import style from "./Document.module.css";
import { DocumentChart } from "./DocumentChart.tsx";
import { DocumentTable } from "./DocumentTable.tsx";

interface DocumentFigureProps {
  readonly part: FigurePart;
  readonly locale: Locale;
  /** Whether it belongs to a heading below the section's. */
  readonly deep?: boolean;
}

/** The finding, the measure, chart and table as the pages of files have them, and the small print. */
export function DocumentFigure({ part, locale, deep = false }: DocumentFigureProps) {
  const Headline = deep ? "h4" : "h3";
  const { headline, measure, chart, alt, table, shows, source, name } = part;
  return (
    <figure className={style["figure"]} data-testid={`part-${name}`}>
      <Headline className={style["headline"]}>{headline}</Headline>
      <p className={style["measure"]}>{measure}</p>
      {chart && shows !== "table" && <DocumentChart chart={chart} alt={alt} locale={locale} />}
      {table && (shows !== "chart" || chart === null) && <DocumentTable table={table} />}
      <figcaption className={style["note"]}>{source}</figcaption>
    </figure>
  );
}
