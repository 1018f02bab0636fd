import { useCallback, useMemo } from "react";
import type { ReportTable } from "#documents/document.ts";
import {
  horizonsTable,
  mediaRecordFigure,
  nextScore,
  recordFacts,
  scoresTable,
} from "#documents/trackRecord/recordFigures.ts";
import { recordSource } from "#documents/trackRecord/trackRecordDocument.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { MoneyPart } from "#domain/trackRecord/moneyPart.ts";
import type { TrackRecord } from "#domain/trackRecord/trackRecord.ts";
import type { Words } from "#language/words/words.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { DocumentPart } from "#ui/figures/document/DocumentPart.tsx";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { Section } from "#ui/figures/Section.tsx";
import { SectionMenu } from "#ui/figures/SectionMenu.tsx";
import { TableSection } from "#ui/figures/frame/TableSection.tsx";
import { WrittenTable } from "#ui/figures/table/WrittenTable.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { recordActions } from "./recordActions.tsx";
import style from "./TrackRecord.module.css";

interface RecordPartProps {
  readonly record: TrackRecord;
  readonly part: MoneyPart;
  readonly revision: Revision;
  readonly words: Words;
}

/** So many scores stand on the page; files have them all. */
const SHOWN = 120;

/** The scores of a market: the finding, by medium, by years ahead, and one by one. */
export function RecordPart({ record, part, revision, words }: RecordPartProps) {
  const { text, formats } = words;
  const { market } = record;
  const { sample } = revision;
  const figure = useMemo(() => mediaRecordFigure(record, part, words), [record, part, words]);
  const table = useMemo(() => figure.table(), [figure]);
  const horizons = useMemo(() => horizonsTable(record, part, words), [record, part, words]);
  const scores = useMemo(() => scoresTable(record, part, words, SHOWN), [record, part, words]);
  const actions = useCallback(
    async () => recordActions({ market, part, locale: formats.locale, sample }, text),
    [market, part, formats, sample, text],
  );
  const tip = useCallback((id: string) => tipOf(id, record, part, words), [record, part, words]);
  const all = record.scores.filter((score) => score.part === part).length;
  const next = nextScore(record, words);
  if (all === 0) {
    return (
      <EmptyState
        title={figure.headline}
        hint={text("trackRecord.waiting.part", { money: text(`trackRecord.money.${part}`) })}
      />
    );
  }
  return (
    <>
      <DocumentPart part={recordFacts(record, part, words)} locale={formats.locale} />
      <div className={style["tools"]}>
        <SectionMenu actions={actions} section="" label={text("trackRecord.download")} />
        {next && <p className={style["next"]}>{next.next}</p>}
      </div>
      <h2 className={style["title"]}>{text("trackRecord.section.media")}</h2>
      <Section
        name="trackRecord"
        headline={figure.headline}
        measure={figure.measure}
        chart={<FigureChart figure={figure} />}
        alt={figure.alt}
        table={<WrittenTable table={table} />}
        source={<p className={style["source"]}>{recordSource(record, revision, words)}</p>}
        actions={actions}
        tip={tip}
        explain={noExplanation}
        mainFigure={null}
      />
      <TableBlock title={text("trackRecord.section.horizons")} table={horizons} />
      <TableBlock
        title={text("trackRecord.section.scores")}
        table={scores}
        note={
          all > SHOWN
            ? text("trackRecord.showAll", { shown: formats.count(SHOWN), all: formats.count(all) })
            : undefined
        }
      />
    </>
  );
}

interface TableBlockProps {
  readonly title: string;
  readonly table: ReportTable;
  readonly note?: string | undefined;
}

/** A table under its own heading. */
export function TableBlock({ title, table, note }: TableBlockProps) {
  return (
    <TableSection title={title} name={table.name} measure={table.caption}>
      <WrittenTable table={table} />
      {note && <p className={style["source"]}>{note}</p>}
    </TableSection>
  );
}

const noExplanation = () => null;

/** What the pointer learns of a medium: its latest years, forecast beside what came. */
function tipOf(medium: string, record: TrackRecord, part: MoneyPart, words: Words): Tip | null {
  const { text, formats } = words;
  const scores = record.scores.filter((score) => score.part === part && score.medium === medium);
  if (scores.length === 0) return null;
  const labels = new Map(record.revisions.map(({ id, label }) => [id, label]));
  return {
    title: words.medium(medium),
    rows: [
      [text("trackRecord.tip.total"), formats.count(scores.filter(({ error }) => error !== null).length)],
      ...scores
        .slice(0, TOLD)
        .map(
          ({ year, revision, forecast, closed, error }) =>
            [
              `${formats.year(year)} · ${labels.get(revision) ?? revision}`,
              `${formats.money(forecast)} → ${formats.money(closed)} (${error === null ? text("trackRecord.newDefinition") : formats.growth(error)})`,
            ] as const,
        ),
    ],
  };
}

/** So many lines are read at a glance. */
const TOLD = 5;
