import type { Words } from "#language/words/words.ts";
import type { Chart, ChartSeries } from "./chart.ts";
import type { FigurePart, ReportPart, ReportTable } from "./document.ts";

/** First and last year of what a document shows. */
export interface YearSpan {
  readonly from: number;
  readonly to: number;
}

/** Fewer columns of years than this are no axis: a year beside the one before stays. */
const LEAST_YEARS = 3;

/**
 * A part without the years outside of a span, in charts and tables alike. Figures stay as they were computed: the first year still tells its
 * growth on the year before, and an average names the years it is taken over.
 */
export function narrowYears(part: ReportPart, span: YearSpan, years: readonly number[], words: Words): ReportPart {
  if (part.kind !== "figure") return part;
  const chart = part.chart && narrowChart(part.chart, span, years, words);
  const table = part.table && narrowTable(part.table, span);
  if (chart === part.chart && table === part.table) return part;
  return { ...part, chart, table, alt: chart === part.chart ? part.alt : altOf(part, span, words) };
}

const within = ({ from, to }: YearSpan, year: number) => year >= from && year <= to;

/** What was said of the first and the last year is not in sight any more. */
function altOf({ measure }: FigurePart, { from, to }: YearSpan, { formats }: Words): string {
  return `${measure}; ${formats.year(from)}–${formats.year(to)}`;
}

/** A chart over years without those outside of a span; every other chart, and one of which no two years would be left, as it is. */
export function narrowChart(
  chart: Chart,
  span: YearSpan,
  years: readonly number[],
  { formats }: Pick<Words, "formats">,
): Chart {
  if (chart.kind !== "lines" && chart.kind !== "columns" && chart.kind !== "panels") return chart;
  const yearOf = new Map(years.map((year) => [formats.year(year), year]));
  const places = chart.categories.map((category) => yearOf.get(category));
  if (places.includes(undefined)) return chart;
  const isKept = (at: number) => within(span, places[at] ?? 0);
  const kept = places.flatMap((_, at) => (isKept(at) ? [at] : []));
  if (kept.length === places.length || kept.length < 2) return chart;
  const keep = <Item>(items: readonly Item[]): Item[] => items.filter((_, at) => isKept(at));
  const noted = (chart.notes ?? []).flatMap(({ at, text }) => (isKept(at) ? [{ at: kept.indexOf(at), text }] : []));
  const notes = noted.length > 0 ? { notes: noted } : {};
  if (chart.kind === "panels") {
    const { notes: _, ...plain } = chart;
    const panels = chart.panels.map((panel) => ({ ...panel, values: panel.values.map(keep) }));
    return { ...plain, categories: keep(chart.categories), kinds: keep(chart.kinds), panels, ...notes };
  }
  const series = chart.series.map((one): ChartSeries => ({ ...one, values: keep(one.values) }));
  const narrowed = {
    categories: keep(chart.categories),
    series,
    ...(chart.kinds && { kinds: keep(chart.kinds) }),
    ...(chart.marks?.length === places.length && { marks: keep(chart.marks) }),
  };
  const broken = chart.breaks && { ...chart.breaks, at: breaksKept(chart.breaks.at, isKept) };
  const breaks = broken && broken.at.length > 0 ? { breaks: broken } : {};
  const { breaks: _, notes: __, ...plain } = chart;
  if (plain.kind === "columns") return { ...plain, ...narrowed, ...breaks, ...notes };
  const band = plain.band && { ...plain.band, low: keep(plain.band.low), high: keep(plain.band.high) };
  return { ...plain, ...narrowed, ...breaks, ...notes, band };
}

/** Where breaks stand once only some categories are left; one before all of them is out of sight. */
function breaksKept(at: readonly number[], isKept: (at: number) => boolean): number[] {
  return at.flatMap((place) => {
    if (!isKept(place)) return [];
    const before = Array.from({ length: place }, (_, one) => one).filter(isKept).length;
    return before > 0 ? [before] : [];
  });
}

function narrowTable(table: ReportTable, span: YearSpan): ReportTable {
  if (table.columns[0]?.key === "year") {
    const rows = table.rows.filter(({ cells: [year] }) => within(span, Number(year?.value)));
    return rows.length === table.rows.length ? table : { ...table, rows };
  }
  const years = table.columns.map(({ key }) => yearOfColumn(key));
  const isKept = (at: number) => years[at] === null || within(span, years[at] ?? 0);
  const counted = years.filter((year) => year !== null).length;
  if (counted < LEAST_YEARS || years.every((_, at) => isKept(at))) return table;
  const keep = <Item>(items: readonly Item[]): Item[] => items.filter((_, at) => isKept(at));
  const line = (row: ReportTable["rows"][number]) => ({ ...row, cells: keep(row.cells) });
  return { ...table, columns: keep(table.columns), rows: table.rows.map(line), totals: table.totals.map(line) };
}

/** `dollars_2026` holds a year; null for what holds none. */
function yearOfColumn(key: string): number | null {
  const year = /_(\d{4})$/.exec(key)?.[1];
  return year === undefined ? null : Number(year);
}
