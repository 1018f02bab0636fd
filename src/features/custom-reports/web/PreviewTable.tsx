import { useCallback, useMemo } from "react";
import { customReportAlt } from "#documents/customReport/customReportAlt.ts";
import { type CustomMark, customReportChart } from "#documents/customReport/customReportChart.ts";
import { customReportTable } from "#documents/customReport/customReportTable.ts";
import { memberName, warningText } from "#documents/customReport/reportWords.ts";
import type { ReportRow } from "#documents/document.ts";
import { sourceParts } from "#documents/sourceLine.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { provenanceAtLevel } from "#domain/revisions/provenanceAtLevel.ts";
import { yearKind } from "#domain/yearKind.ts";
import { revisionText } from "#language/words/revisionText.ts";
import { originText, sourcesOf } from "#language/words/sources.ts";
import type { Words } from "#language/words/words.ts";
import { ChartOnScreen } from "#ui/figures/chart/FigureChart.tsx";
import { FigureArea } from "#ui/figures/FigureArea.tsx";
import type { Explanation, Tip } from "#ui/figures/figureLayer.ts";
import { Figures } from "#ui/figures/Figures.tsx";
import { ChartColours } from "#ui/figures/frame/ChartColours.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import style from "./PreviewTable.module.css";
import type { PreviewTable as Table } from "./usePreview.ts";

interface PreviewTableProps {
  readonly definition: ReportDefinition;
  readonly table: Table;
  readonly revision: Revision;
  readonly words: Words;
  /** A new preview is on its way. */
  readonly isOld: boolean;
}

/** A report as its files show it: warnings first, chart, table, source; every figure of it can be asked after. */
export function PreviewTable(props: PreviewTableProps) {
  return (
    <Figures>
      <Preview {...props} />
    </Figures>
  );
}

function Preview({ definition, table, revision, words, isOld }: PreviewTableProps) {
  const { text } = words;
  const { currentYear } = revision;
  const written = useMemo(
    () => customReportTable(table, { definition, years: table.years, words, currentYear }),
    [table, definition, words, currentYear],
  );
  const drawn = useMemo(
    () => (definition.layout === "chart" ? customReportChart(table, { definition, words, currentYear }) : null),
    [table, definition, words, currentYear],
  );
  const isCut = drawn && (drawn.rows < drawn.allRows || drawn.columns < drawn.allColumns);
  const alt = useMemo(
    () => (drawn ? customReportAlt(definition, written, words) : ""),
    [drawn, definition, written, words],
  );
  const tip = useCallback(
    (id: string): Tip | null => {
      const mark = drawn?.marks.find((one) => one.id === id);
      return mark ? { title: mark.name, rows: mark.values } : null;
    },
    [drawn],
  );
  const explain = useCallback(
    (id: string): Explanation | null => {
      const mark = drawn?.marks.find((one) => one.id === id);
      return mark ? explainMark(mark, { definition, years: table.years, revision, words }) : null;
    },
    [drawn, definition, table, revision, words],
  );
  const { sources, ofRevision, rest, sample } = sourceParts(
    revision,
    { year: currentYear, level: "market", shares: definition.measures.includes("share") },
    words,
  );

  return (
    <div className={style["preview"]} data-old={isOld || undefined} aria-busy={isOld}>
      {table.warnings.length > 0 && (
        <ul className={style["warnings"]} aria-label={text("customReports.warning.title")}>
          {table.warnings.map((warning) => (
            <li key={warning.kind}>{warningText(warning, words)}</li>
          ))}
        </ul>
      )}
      {drawn && <p className={style["measure"]}>{[written.caption, drawn.unit].filter(Boolean).join(" · ")}</p>}
      {drawn && (
        <FigureArea tip={tip} explain={explain}>
          <ChartColours />
          <figure aria-label={alt} data-testid="chart-report" className={style["chart"]}>
            <ChartOnScreen chart={drawn.chart} />
          </figure>
        </FigureArea>
      )}
      {drawn && isCut && (
        <p className={style["note"]}>
          {text("customReports.chartCut", {
            rows: drawn.rows,
            allRows: drawn.allRows,
            columns: drawn.columns,
            allColumns: drawn.allColumns,
          })}
        </p>
      )}
      <WrittenTable written={written} />
      <p className={style["note"]}>
        {[sources, ofRevision, ...rest, sample].filter((part) => part !== null).join(" · ")}
      </p>
    </div>
  );
}

type Written = ReturnType<typeof customReportTable>;

/** A report's figures, which may be wider than the page. */
function WrittenTable({ written }: { readonly written: Written }) {
  return (
    <ScrollFrame className={style["frame"]} label={written.caption}>
      <table className={style["table"]} data-testid="report-table" aria-label={written.caption}>
        <caption className="visually-hidden">{written.caption}</caption>
        <thead>
          <tr>
            {written.columns.map(({ key, head, headUnit, numeric, forecast }) => (
              <th key={key} scope="col" data-numeric={numeric || undefined} data-forecast={forecast || undefined}>
                {head}
                {headUnit && <small>{headUnit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {written.rows.map((row, at) => (
            // Rows have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={at} row={row} above={written.rows[at - 1]} columns={written.columns} />
          ))}
        </tbody>
        {written.totals.length > 0 && (
          <tfoot>
            {written.totals.map((row) => (
              <Row key="total" row={row} columns={written.columns} />
            ))}
          </tfoot>
        )}
      </table>
    </ScrollFrame>
  );
}

interface RowProps {
  readonly row: ReportRow;
  /** Names that it repeats step back. */
  readonly above?: ReportRow | undefined;
  readonly columns: Written["columns"];
}

function Row({ row, above, columns }: RowProps) {
  const fresh = row.cells.findIndex(({ text }, at) => text !== above?.cells[at]?.text);
  return (
    <tr>
      {row.cells.map(({ text }, at) => {
        const column = columns[at];
        // A total has one name for all its columns of names.
        if (!column?.numeric && text === "") return <td key={column?.key}>{text}</td>;
        if (!column?.numeric)
          return (
            <th key={column?.key} scope="row" data-repeated={at < fresh || undefined}>
              <bdi>{text}</bdi>
            </th>
          );
        return (
          <td key={column.key} data-forecast={column.forecast || undefined}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}

interface Asked {
  readonly definition: ReportDefinition;
  readonly years: readonly number[];
  readonly revision: Revision;
  readonly words: Words;
}

/** What a figure of a custom report means, what it is about, and where it comes from. */
function explainMark(mark: CustomMark, { definition, years, revision, words }: Asked): Explanation {
  const { text, formats } = words;
  const [measure = "dollars"] = definition.measures;
  const [first, ...others] = mark.values;
  const own = mark.members.find(({ dimension }) => dimension === "year");
  const about = own ? [Number(own.id)] : years;
  const sources = about.flatMap((year) => sourcesOf(revision, year));
  const provenance = provenanceAtLevel(revision.provenance, "market");
  const kinds = [...new Set(about.map((year) => yearKind(provenance, revision.years.indexOf(year))))];
  const hint = text(`customReports.measureHint.${measure}`);
  return {
    title: [mark.name, ...(others.length > 0 && first ? [first[0]] : [])].join(" · "),
    value: first?.[1] ?? "",
    what: measure === "share" ? `${hint}: ${text(`customReports.shareUnit.${definition.shareOf}`)}` : hint,
    formula: null,
    revisions: false,
    facts: [
      ...others,
      ...mark.members.map(
        (member) => [text(`customReports.dimension.${member.dimension}`), memberName(member, words)] as const,
      ),
      ...(own
        ? []
        : [[text("customReports.fact.years"), formats.list(about.map((year) => formats.year(year)))] as const]),
      [text("customReports.fact.political"), text(`spending.political.${definition.political}`)],
      [text("spending.fact.source"), originText(sources, "market", words) ?? text("spending.fact.ownModel")],
      [text("spending.fact.kind"), formats.list(kinds.map((kind) => text(`spending.kind.${kind}`)))],
      [text("spending.fact.revision"), revisionText(revision, words)],
    ],
  };
}
