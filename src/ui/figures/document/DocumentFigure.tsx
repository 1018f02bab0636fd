import type { Locale } from "#domain/taxonomy/name.ts";
import type { FigurePart } from "#documents/document.ts";
import style from "./Document.module.css";
import { DocumentChart } from "./DocumentChart.tsx";
import { DocumentTable } from "./DocumentTable.tsx";

interface DocumentFigureProps {
  readonly part: FigurePart;
  readonly locale: Locale;
}

/** The finding, the measure, chart and table as the pages of files have them, and the small print. */
export function DocumentFigure({ part, locale }: DocumentFigureProps) {
  const { headline, measure, chart, alt, table, shows, source, name } = part;
  return (
    <figure className={style["figure"]} data-testid={`part-${name}`}>
      <h3 className={style["headline"]}>{headline}</h3>
      <p className={style["measure"]}>{measure}</p>
      {chart && shows !== "table" && <DocumentChart chart={chart} alt={alt} locale={locale} />}
      {table && (shows !== "chart" || chart === null) && <DocumentTable table={table} />}
      <figcaption className={style["note"]}>{source}</figcaption>
    </figure>
  );
}
