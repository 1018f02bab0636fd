import type { Revision } from "#domain/revisions/revision.ts";
import type { MoneyPart } from "#domain/trackRecord/moneyPart.ts";
import type { TrackRecord } from "#domain/trackRecord/trackRecord.ts";
import type { Words } from "#language/words/words.ts";
import { aboutDocument } from "../aboutDocument.ts";
import type { Brand, FigurePart, ReportDocument, ReportPart, ReportTable } from "../document.ts";
import { paperOf } from "../paperOf.ts";
import { sourceParts } from "../sourceLine.ts";
import {
  horizonsTable,
  mediaRecordFigure,
  nextScore,
  recordFacts,
  recordNotes,
  revisionsTable,
  scoresTable,
} from "./recordFigures.ts";

export interface TrackRecordParts {
  readonly record: TrackRecord;
  readonly part: MoneyPart;
  /** The one that readers have. */
  readonly revision: Revision;
  readonly words: Words;
  readonly brand: Brand;
  /** An ISO instant. */
  readonly madeAt: string;
}

/** A market's track record as a document: the finding, by medium, by years ahead, every score, and how they are made. */
export function trackRecordDocument(parts: TrackRecordParts): ReportDocument {
  const { record, part, revision, words, brand, madeAt } = parts;
  const { text, formats } = words;
  const source = recordSource(record, revision, words);
  const { headline, measure, alt, chart, table } = mediaRecordFigure(record, part, words);
  const hasScores = record[part].overall.count + record[part].overall.notScored > 0;
  const next = nextScore(record, words);
  const tablePart = (title: string, shown: ReportTable): FigurePart => ({
    kind: "figure",
    name: shown.name,
    headline: title,
    measure: shown.caption,
    chart: null,
    alt: shown.caption,
    table: shown,
    shows: "table",
    source,
  });
  const scored: ReportPart[] = [
    recordFacts(record, part, words),
    {
      kind: "figure",
      name: "trackRecord",
      headline,
      measure,
      chart: chart(),
      alt,
      table: table(),
      shows: "chart",
      source,
    },
    tablePart(text("trackRecord.section.horizons"), horizonsTable(record, part, words)),
    tablePart(text("trackRecord.section.scores"), scoresTable(record, part, words)),
  ];
  return {
    title: text("trackRecord.title"),
    subject: `${words.market(record.market)} · ${text(`trackRecord.part.${part}`)}`,
    locale: formats.locale,
    paper: paperOf(formats.locale),
    about: aboutDocument({
      name: [record.market, "track-record", part],
      revision,
      year: revision.currentYear,
      facts: [
        { name: text("spending.fact.market"), value: words.market(record.market) },
        { name: text("trackRecord.parts"), value: text(`trackRecord.part.${part}`) },
      ],
      words,
      client: null,
      madeAt,
      method: recordNotes(record, part, words),
    }),
    brand,
    sections: [
      {
        id: "track-record",
        title: text("trackRecord.title"),
        parts: [
          ...(hasScores ? scored : []),
          ...(next ? [{ kind: "text" as const, text: hasScores ? next.next : next.waiting }] : []),
          tablePart(text("trackRecord.section.revisions"), revisionsTable(record, words)),
        ],
      },
    ],
  };
}

/** The small print below its figures. */
export function recordSource({ level }: TrackRecord, revision: Revision, words: Words): string {
  const { ofRevision, rest, sample } = sourceParts(revision, { year: revision.currentYear, level }, words, []);
  return [ofRevision, ...rest, ...(sample ? [sample] : [])].join(" · ");
}
