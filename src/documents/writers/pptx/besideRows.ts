import type { Formats } from "#language/format.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import type { BarChart, BesideCell, DotChart, DotSeries } from "../../chart.ts";
import { rowsHigh } from "./chart/barPlot.ts";
import { ROWS } from "./chart/nativeChart.ts";
import type { Deck } from "./deck.ts";
import { FONT, hex, INK, textWidth } from "./slideLook.ts";

type Slide = ReturnType<Deck["addSlide"]>;

/** A place on a slide, in inches. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const [POINTS, SMALL] = [12, 10];
const AIR = 0.22;
/** Heads of one or two lines, and the key of what is compared above them. */
const [HEAD, KEY] = [0.42, 0.34];
/** What is left of the slide for the chart at least; quieter lines of the names are left out before. */
const LEAST_CHART = 5;
const DETAIL_AT_MOST = 3;
const NAMES_AT_MOST = 3.2;
const TONES = { rise: "0F6A8B", fall: "B1440E" } as const;

interface Column {
  readonly head: string;
  readonly texts: readonly BesideCell[];
  readonly align: "left" | "right";
  readonly width: number;
  readonly quiet: boolean;
}

/**
 * Puts beside a ranking what its rows say, line by line as its bars lie, and gives the place that is left for the chart. What a bar's own
 * label says is not said again.
 */
export function addBeside(slide: Slide, chart: BarChart | DotChart, place: Place, formats: Formats): Place {
  const { beside } = chart;
  if (!beside) return place;
  const columns = columnsOf(chart, formats);
  const wide = (of: readonly Column[]) => of.reduce((sum, { width }) => sum + width + AIR, 0);
  const detail = detailOf(chart);
  const right = detail && place.w - wide([detail, ...columns]) >= LEAST_CHART ? [detail, ...columns] : columns;
  const left = chart.kind === "dots" ? [namesOf(chart)] : [];
  const key = chart.kind === "dots" ? KEY : 0;
  const more = beside.more ? 0.3 : 0;
  const own = {
    x: place.x + wide(left),
    y: place.y + key + HEAD,
    w: place.w - wide(left) - wide(right),
    h: place.h - key - HEAD - more,
  };
  if (chart.kind === "dots") addKey(slide, chart.series, place);
  const high = chart.kind === "dots" ? ROWS.high : rowsHigh(chart);
  const rows = { top: own.y + own.h * ROWS.top, high: (own.h * high) / Math.max(chart.categories.length, 1) };
  addColumns(slide, left, place.x, rows);
  addColumns(slide, right, own.x + own.w, rows);
  if (beside.more) {
    const foot = { x: place.x, y: own.y + own.h, w: place.w, h: more };
    slide.addText(beside.more, { ...foot, ...TEXT, fontSize: SMALL, color: INK.quiet });
  }
  return own;
}

const TEXT = { fontFace: FONT, margin: 0, valign: "middle" } as const;

/** All figures but those that the bars' own labels write. */
function columnsOf(chart: BarChart | DotChart, formats: Formats): Column[] {
  const { beside, format } = chart;
  const labels =
    chart.kind === "bars" ? (chart.series[0]?.values ?? []).map((value) => writeNumber(format, value, formats)) : [];
  const bare = (text: string) => text.replace(/^\+/, "");
  return (beside?.heads.slice(1) ?? []).flatMap((head, at): Column[] => {
    const texts = (beside?.rows ?? []).map(({ cells }) => cells[at] ?? { text: "" });
    if (labels.length > 0 && texts.every(({ text }, row) => bare(text) === bare(labels[row] ?? ""))) return [];
    const width = Math.max(
      ...head.split(" ").map((word) => textWidth(word, POINTS - 1)),
      textWidth(head, POINTS - 1) * 0.6,
      ...texts.map(({ text }) => textWidth(text, POINTS) * 1.15),
    );
    return [{ head, texts, align: "right", width: width + 0.1, quiet: false }];
  });
}

function detailOf({ beside }: BarChart | DotChart): Column | null {
  const texts = (beside?.rows ?? []).map(({ detail = "" }) => ({ text: detail }));
  const widest = Math.max(0, ...texts.map(({ text }) => textWidth(text, SMALL)));
  if (widest === 0) return null;
  return { head: "", texts, align: "left", width: Math.min(widest * 1.1, DETAIL_AT_MOST), quiet: true };
}

function namesOf({ categories }: DotChart): Column {
  const width = Math.max(...categories.map((name) => textWidth(name, POINTS))) * 1.08;
  const texts = categories.map((text) => ({ text }));
  return { head: "", texts, align: "left", width: Math.min(width, NAMES_AT_MOST), quiet: false };
}

function addColumns(slide: Slide, columns: readonly Column[], x: number, rows: { top: number; high: number }): void {
  const [first] = columns;
  if (!first) return;
  const points = Math.min(POINTS, rows.high * 72 * 0.6);
  const gap = (align: Column["align"]): [number, number, number, number] =>
    align === "right" ? [0, 0, 0, AIR] : [0, AIR, 0, 0];
  const line = (at: number) =>
    columns.map(({ texts, align, quiet }) => ({
      text: texts[at]?.text ?? "",
      options: {
        align,
        margin: gap(align),
        color: toned(texts[at], quiet),
        fontSize: quiet ? Math.min(SMALL, points) : points,
      },
    }));
  slide.addTable(
    first.texts.map((_, at) => line(at)),
    {
      x,
      y: rows.top,
      w: columns.reduce((sum, { width }) => sum + width + AIR, 0),
      colW: columns.map(({ width }) => width + AIR),
      rowH: first.texts.map(() => rows.high),
      fontFace: FONT,
      valign: "middle",
    },
  );
  let from = x;
  for (const { head, align, width } of columns) {
    const box = { x: from, y: rows.top - HEAD, w: width + AIR, h: HEAD };
    if (head !== "")
      slide.addText(head, { ...box, ...TEXT, valign: "bottom", align, fontSize: POINTS - 1, color: INK.quiet });
    from += width + AIR;
  }
}

function toned(cell: BesideCell | undefined, quiet: boolean): string {
  if (cell?.tone) return TONES[cell.tone];
  return quiet ? INK.quiet : INK.text;
}

/** Who is compared, each with its mark. */
function addKey(slide: Slide, series: readonly DotSeries[], { x, y }: Place): void {
  let from = x;
  for (const { name, shape, colour } of series) {
    const tick = shape === "nation";
    const mark = {
      x: from + (tick ? 0.06 : 0),
      y: y + (tick ? 0.04 : 0.08),
      w: tick ? 0.04 : 0.15,
      h: tick ? 0.23 : 0.15,
    };
    slide.addShape(SHAPES[shape], { ...mark, fill: { color: hex(colour) }, line: { type: "none" } });
    const width = textWidth(name, POINTS) * 1.15 + 0.1;
    slide.addText(name, { x: from + 0.22, y, w: width, h: 0.31, ...TEXT, fontSize: POINTS, color: INK.text });
    from += 0.22 + width + AIR;
  }
}

const SHAPES = {
  own: "ellipse",
  nation: "rect",
  circle: "ellipse",
  square: "rect",
  triangle: "triangle",
  diamond: "diamond",
} as const;
