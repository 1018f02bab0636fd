import type { MoneyPart } from "#domain/trackRecord/moneyPart.ts";
import type { ForecastScore } from "#domain/trackRecord/scoreForecasts.ts";
import type { ScoreSummary } from "#domain/trackRecord/summarizeScores.ts";
import type { TrackRecord } from "#domain/trackRecord/trackRecord.ts";
import type { Words } from "#language/words/words.ts";
import type { BarChart } from "../chart.ts";
import type { KeyFiguresPart, ReportTable } from "../document.ts";
import { mediumLight, roleLight } from "../parts/lightColours.ts";
import { type WrittenColumn, writtenTable } from "./writtenTable.ts";

/** The finding of a track record, its chart and the table beside it. */
export interface RecordFigure {
  readonly headline: string;
  readonly measure: string;
  readonly alt: string;
  readonly chart: () => BarChart | null;
  readonly table: () => ReportTable;
}

type MediumRow = ScoreSummary & { readonly medium: string | null };

/** How far forecasts of each medium missed, beside a forecast of no change. */
export function mediaRecordFigure(record: TrackRecord, part: MoneyPart, words: Words): RecordFigure {
  const { text, formats } = words;
  const { overall, total, media } = record[part];
  const scored = media.filter(({ count }) => count > 0).toSorted((a, b) => (a.medianError ?? 0) - (b.medianError ?? 0));
  const measure = text("trackRecord.measure.media", namesOf(record, part, words));
  const values = {
    ...namesOf(record, part, words),
    error: formats.share(overall.medianError),
    unchanged: formats.share(overall.medianUnchanged),
  };
  const said = overall.count === 0 ? "none" : overall.medianUnchanged === null ? "alone" : "beside";
  return {
    headline: text(`trackRecord.headline.${said}`, values),
    measure,
    alt: text("trackRecord.alt", {
      measure,
      each: scored
        .map(({ medium, medianError, medianUnchanged }) =>
          text("trackRecord.altEach", {
            medium: words.medium(medium),
            error: formats.share(medianError),
            unchanged: formats.share(medianUnchanged),
          }),
        )
        .join("; "),
    }),
    chart: () => (scored.length > 0 ? barsOf(scored, words) : null),
    table: () => {
      const rows: MediumRow[] = [...(total.count > 0 ? [{ medium: null, ...total }] : []), ...scored];
      const medium = ({ medium }: MediumRow) => (medium === null ? text("trackRecord.allMedia") : words.medium(medium));
      return writtenTable(
        rows,
        [
          {
            key: "medium",
            head: text("trackRecord.column.medium"),
            unit: "text",
            text: medium,
            value: (row) => row.medium ?? "total",
          },
          ...summaryColumns<MediumRow>(words),
        ],
        { name: "track-record", caption: measure, words },
      );
    },
  };
}

/** The figures of the finding by themselves. */
export function recordFacts(record: TrackRecord, part: MoneyPart, words: Words): KeyFiguresPart {
  const { text, formats } = words;
  const { overall } = record[part];
  const revisions = new Set(record.scores.filter((score) => score.part === part).map(({ revision }) => revision)).size;
  const fact = (name: string, value: string, comparison: string | null) => ({ name, value, change: null, comparison });
  return {
    kind: "keyFigures",
    figures: [
      fact(
        text("trackRecord.fact.scored"),
        formats.count(overall.count),
        text("trackRecord.fact.ofRevisions", { count: revisions }),
      ),
      fact(text("trackRecord.fact.error"), formats.share(overall.medianError), null),
      ...(overall.compared > 0
        ? [
            fact(
              text("trackRecord.fact.unchanged"),
              formats.share(overall.medianUnchanged),
              text("trackRecord.fact.closer", { of: ofAll(overall.closer, overall.compared, words) }),
            ),
          ]
        : []),
      ...(overall.ranged > 0
        ? [
            fact(
              text("trackRecord.fact.held"),
              ofAll(overall.held, overall.ranged, words),
              text("trackRecord.fact.goal"),
            ),
          ]
        : []),
    ],
  };
}

/** By how far ahead forecasts were made. */
export function horizonsTable(record: TrackRecord, part: MoneyPart, words: Words): ReportTable {
  const { text, formats } = words;
  const rows = record[part].horizons.filter(({ count }) => count > 0);
  return writtenTable(
    rows,
    [
      {
        key: "years_ahead",
        head: text("trackRecord.column.horizon"),
        unit: "text",
        text: ({ horizon }) => text("trackRecord.ahead", { count: horizon, number: formats.count(horizon) }),
        value: ({ horizon }) => horizon,
      },
      ...summaryColumns<(typeof rows)[number]>(words),
    ],
    {
      name: "track-record-years-ahead",
      caption: text("trackRecord.measure.horizons", namesOf(record, part, words)),
      words,
    },
  );
}

/** In each of several markets. */
export function marketsTable(
  items: readonly (ScoreSummary & { readonly market: string })[],
  words: Words,
): ReportTable {
  const { text } = words;
  return writtenTable(
    items,
    [
      {
        key: "market",
        head: text("trackRecord.column.market"),
        unit: "text",
        text: ({ market }) => words.market(market),
        value: ({ market }) => market,
      },
      ...summaryColumns<(typeof items)[number]>(words),
    ],
    { name: "track-record-markets", caption: text("trackRecord.measure.markets"), words },
  );
}

/** Each forecast beside what came, the latest years first. */
export function scoresTable(record: TrackRecord, part: MoneyPart, words: Words, first?: number): ReportTable {
  const { text, formats } = words;
  const labels = new Map(record.revisions.map(({ id, label }) => [id, label]));
  const label = (id: string) => labels.get(id) ?? id;
  const columns: WrittenColumn<ForecastScore>[] = [
    { key: "year", head: text("trackRecord.column.year"), unit: "year", value: ({ year }) => year },
    {
      key: "medium",
      head: text("trackRecord.column.medium"),
      unit: "text",
      text: ({ medium }) => (medium === null ? text("trackRecord.allMedia") : words.medium(medium)),
      value: ({ medium }) => medium ?? "total",
    },
    {
      key: "revision",
      head: text("trackRecord.column.revision"),
      unit: "text",
      text: ({ revision }) => label(revision),
    },
    { key: "years_ahead", head: text("trackRecord.column.horizon"), unit: "count", value: ({ horizon }) => horizon },
    { key: "forecast", head: text("trackRecord.column.forecast"), unit: "dollars", value: ({ forecast }) => forecast },
    { key: "low", head: text("trackRecord.column.low"), unit: "dollars", value: ({ low }) => low },
    { key: "high", head: text("trackRecord.column.high"), unit: "dollars", value: ({ high }) => high },
    { key: "closed", head: text("trackRecord.column.closed"), unit: "dollars", value: ({ closed }) => closed },
    {
      key: "kind",
      head: text("trackRecord.column.kind"),
      unit: "text",
      text: ({ kind }) => text(`spending.kind.${kind}`),
      value: ({ kind }) => kind,
    },
    {
      key: "closed_by",
      head: text("trackRecord.column.closedBy"),
      unit: "text",
      text: ({ closedBy }) => label(closedBy),
    },
    {
      key: "error_percent",
      head: text("trackRecord.column.miss"),
      unit: "percent",
      as: "growth",
      part: ({ error }) => error,
    },
    {
      key: "outcome",
      head: text("trackRecord.column.outcome"),
      unit: "text",
      text: (score) => outcomeText(score, words),
    },
    {
      key: "unchanged_error_percent",
      head: text("trackRecord.column.unchangedMiss"),
      unit: "percent",
      as: "growth",
      part: ({ unchangedError }) => unchangedError,
    },
    {
      key: "restated_percent",
      head: text("trackRecord.column.restated"),
      unit: "percent",
      as: "growth",
      part: ({ restated }) => restated,
    },
  ];
  const scores = record.scores.filter((score) => score.part === part);
  return writtenTable(first === undefined ? scores : scores.slice(0, first), columns, {
    name: "track-record-scores",
    caption: text("trackRecord.measure.scores", {
      ...namesOf(record, part, words),
      number: formats.count(scores.length),
    }),
    words,
  });
}

function outcomeText({ inRange, isNewDefinition }: ForecastScore, { text }: Words): string {
  if (isNewDefinition) return text("trackRecord.newDefinition");
  return text(`trackRecord.range.${inRange === null ? "none" : inRange ? "held" : "missed"}`);
}

/** Which years each revision forecast, the latest first. */
export function revisionsTable({ revisions }: TrackRecord, words: Words): ReportTable {
  const { text, formats } = words;
  const year = (value: number | null) => (value === null ? "" : formats.year(value));
  return writtenTable(
    revisions.toReversed(),
    [
      { key: "revision", head: text("trackRecord.column.revision"), unit: "text", text: ({ label }) => label },
      {
        key: "published",
        head: text("trackRecord.column.published"),
        unit: "text",
        text: ({ publishedAt }) => (publishedAt === null ? "" : formats.date(publishedAt)),
        value: ({ publishedAt }) => publishedAt,
      },
      {
        key: "forecast_years",
        head: text("trackRecord.column.forecastYears"),
        unit: "text",
        text: ({ firstForecast, lastForecast }) =>
          firstForecast === lastForecast ? year(firstForecast) : `${year(firstForecast)}–${year(lastForecast)}`,
      },
    ],
    { name: "track-record-revisions", caption: text("trackRecord.measure.revisions"), words },
  );
}

/** What has to be known to read a track record. */
export function recordNotes(record: TrackRecord, part: MoneyPart, words: Words): string[] {
  const { text } = words;
  const { notScored } = record[part].overall;
  const note = (key: "scored" | "unchanged" | "range" | "restated" | "definition" | "market" | "overlap" | "kept") =>
    text(`trackRecord.note.${key}`);
  return [
    ...(record.level.startsWith("market") ? [note("market")] : []),
    note("scored"),
    note("unchanged"),
    note("range"),
    note("restated"),
    notScored > 0 ? `${text("trackRecord.notScored", { count: notScored })} ${note("definition")}` : note("definition"),
    note("overlap"),
    note("kept"),
  ];
}

/** Which year is scored next, in words; null where none is waited for. */
export function nextScore({ upcoming, revisions }: TrackRecord, { text, formats }: Words): NextScore | null {
  if (!upcoming) return null;
  const values = {
    year: formats.year(upcoming.year),
    revision: revisions.find(({ id }) => id === upcoming.revision)?.label ?? "",
  };
  return { waiting: text("trackRecord.waiting.hint", values), next: text("trackRecord.next", values) };
}

interface NextScore {
  /** Where nothing has been scored yet. */
  readonly waiting: string;
  /** Beside scores. */
  readonly next: string;
}

function namesOf({ market }: TrackRecord, part: MoneyPart, { text, ...words }: Words) {
  return { money: text(`trackRecord.money.${part}`), market: words.market(market) };
}

function ofAll(count: number, all: number, { text, formats }: Words): string {
  return text("trackRecord.of", { count: formats.count(count), all: formats.count(all) });
}

function summaryColumns<Row extends ScoreSummary>(words: Words): WrittenColumn<Row>[] {
  const { text } = words;
  const of = (count: number, all: number) => (all === 0 ? "–" : ofAll(count, all, words));
  return [
    {
      key: "median_error_percent",
      head: text("trackRecord.column.error"),
      unit: "percent",
      as: "share",
      part: ({ medianError }) => medianError,
    },
    {
      key: "unchanged_median_error_percent",
      head: text("trackRecord.column.unchanged"),
      unit: "percent",
      as: "share",
      part: ({ medianUnchanged }) => medianUnchanged,
    },
    {
      key: "closer_than_unchanged",
      head: text("trackRecord.column.closer"),
      unit: "text",
      text: ({ closer, compared }) => of(closer, compared),
    },
    {
      key: "in_range",
      head: text("trackRecord.column.held"),
      unit: "text",
      text: ({ held, ranged }) => of(held, ranged),
    },
    { key: "forecasts", head: text("trackRecord.column.count"), unit: "count", value: ({ count }) => count },
  ];
}

/** The closest first; a tick says what "no change" would have missed by. */
function barsOf(rows: readonly (ScoreSummary & { readonly medium: string })[], words: Words): BarChart {
  const { text, formats } = words;
  return {
    kind: "bars",
    format: { kind: "share" },
    unit: "",
    categories: rows.map(({ medium }) => words.medium(medium)),
    marks: rows.map(({ medium }) => ({ id: medium })),
    series: [
      {
        name: text("trackRecord.column.error"),
        colour: roleLight("own"),
        values: rows.map(({ medianError }) => medianError),
      },
    ],
    colours: rows.map(({ medium }) => mediumLight(medium)),
    benchmark: {
      name: text("trackRecord.column.unchanged"),
      colour: roleLight("nation"),
      values: rows.map(({ medianUnchanged }) => medianUnchanged),
    },
    beside: {
      heads: [
        text("trackRecord.column.medium"),
        // Short, so that a phone has room for them.
        text("trackRecord.beside.error"),
        text("trackRecord.beside.unchanged"),
        text("trackRecord.beside.held"),
      ],
      rows: rows.map(({ medianError, medianUnchanged, held, ranged }) => ({
        cells: [
          { text: formats.share(medianError) },
          { text: formats.share(medianUnchanged) },
          { text: ranged === 0 ? "–" : ofAll(held, ranged, words) },
        ],
      })),
    },
  };
}
