import { formatsFor } from "#language/format.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import {
  type BarChart,
  type Chart,
  type ChartSeries,
  type DotChart,
  type FieldNames,
  fieldNames,
  type HeatChart,
  type MapChart,
  type PanelChart,
} from "../../chart.ts";
import type { FigurePart, KeyFiguresPart } from "../../document.ts";
import { largestAreas } from "../../drawings/largestAreas.ts";
import { yearsTold } from "../../yearsTold.ts";
import { sourceBeside } from "../../sourceBeside.ts";
import { writerWords } from "../writerWords.ts";
import { isDark } from "./chart/columnPlot.ts";
import { nativeChartOf } from "./chart/nativeChartOf.ts";
import { SCATTER_PLOT } from "./chart/scatterPlot.ts";
import { addBeside } from "./besideRows.ts";
import { type Deck, methodNotes, type SlideFrame } from "./deck.ts";
import { addKeyFigureColumn, COLUMN, MOST_IN_COLUMN, spokenFigure } from "./keyFigureText.ts";
import { FONT, hex, INK, type Room } from "./slideLook.ts";
import { addPanelSlides } from "./panelSlides.ts";
import { addTableSlides } from "./tableSlides.ts";

/** More bars than this are not legible on one slide; the others go on on the next. */
const MOST_BARS = 18;

/** Whether key figures find room beside the chart of the figure after them. */
export function standBeside({ figures }: KeyFiguresPart, { chart, shows }: FigurePart): boolean {
  return figures.length <= MOST_IN_COLUMN && shows !== "table" && chart !== null && chart.kind !== "heat";
}

/** A figure's chart, its table, or both, on slides of their own; key figures stand `beside` its chart. */
export function addFigureSlides(deck: Deck, part: FigurePart, section: string, beside?: KeyFiguresPart): void {
  const frame: SlideFrame = {
    kind: "figure",
    section,
    title: part.headline,
    measure: part.measure,
    source: sourceBeside(deck.document.about.sample?.badge ?? null, part.source),
    notes: [
      part.headline,
      part.measure,
      part.alt,
      ...(part.chart ? [yearsTold(part.chart)] : []),
      ...(beside?.figures.map(spokenFigure) ?? []),
      ...methodNotes(deck.document, part.source),
    ],
  };
  const chart = part.shows === "table" ? null : part.chart;
  const table = part.shows === "chart" && part.chart ? null : part.table;
  if (chart) addChartSlides(deck, chart.kind === "map" ? largestAreas(chart) : chart, { part, frame, beside });
  if (table) addTableSlides(deck, table, { ...frame, kind: "table", measure: table.caption || frame.measure });
}

interface ChartSlides {
  readonly part: FigurePart;
  readonly frame: SlideFrame;
  readonly beside: KeyFiguresPart | undefined;
}

function addChartSlides(deck: Deck, chart: Exclude<Chart, MapChart>, { part, frame, beside }: ChartSlides): void {
  if (chart.kind === "heat") return addHeatSlide(deck, chart, part, frame);
  if (chart.kind === "panels") return addPanelSlides(deck, chart, part, frame);
  const charts = chart.kind === "bars" || chart.kind === "tree" || chart.kind === "dots" ? severalBars(chart) : [chart];
  const column = beside ? COLUMN : 0;
  const room = deck.rooms.figure;
  const formats = formatsFor(deck.document.locale);
  charts.forEach((one, at) => {
    const count = charts.length > 1 ? ` ${writerWords(deck.document.locale).partOf(at + 1, charts.length)}` : "";
    const slide = deck.addSlide({ ...frame, title: frame.title + count });
    if (beside && at === 0) addKeyFigureColumn(deck, slide, beside);
    const told = yearsTold(one);
    const whole = {
      x: room.left + column,
      y: room.top - 0.05,
      w: room.wide - column,
      h: room.high - (told === "" ? 0 : TOLD),
    };
    if (told !== "") addTold(slide, told, whole);
    const place = one.kind === "bars" || one.kind === "dots" ? addBeside(slide, one, whole, formats) : whole;
    const native = nativeChartOf(one, part.measure, {
      locale: deck.document.locale,
      width: place.w,
      height: place.h,
      ...(charts.length > 1 ? { reach: reachOf(chart) } : {}),
    });
    deck.charts.push({ chart: native, alt: part.alt });
    // What stands here is replaced by the chart and its workbook when the file is packed.
    slide.addChart(deck.pptx.ChartType.bar, [{ name: part.measure, labels: ["-"], values: [0] }], {
      ...place,
      altText: part.alt,
      objectName: part.headline,
    });
    const fields = one.kind === "scatter" ? fieldNames(one) : null;
    if (fields) addFields(slide, fields, room);
  });
}

/** What is known of years stands below a chart: Office has no place for it at the axis. */
function addTold(slide: ReturnType<Deck["addSlide"]>, told: string, { x, y, w, h }: Place): void {
  slide.addText(told, {
    x,
    y: y + h,
    w,
    h: TOLD,
    margin: 0,
    valign: "bottom",
    fontFace: FONT,
    fontSize: 10,
    color: INK.quiet,
  });
}

const TOLD = 0.28;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function reachOf(chart: Chart): [number, number] {
  const values =
    chart.kind === "bars"
      ? [...chart.series, ...(chart.benchmark ? [chart.benchmark] : [])].flatMap((one) => one.values)
      : chart.kind === "tree"
        ? chart.parts.map(({ value }) => value)
        : [];
  const known = values.filter((value) => value !== null);
  return [Math.min(0, ...known), Math.max(0, ...known)];
}

/** Names of the four fields in the corners of the plot. */
function addFields(slide: ReturnType<Deck["addSlide"]>, fields: FieldNames, room: Room): void {
  const [width, height] = [3.2, 0.3];
  const left = room.left + SCATTER_PLOT.x * room.wide + 0.08;
  const right = room.left + (SCATTER_PLOT.x + SCATTER_PLOT.w) * room.wide - width - 0.05;
  const top = room.top - 0.05 + SCATTER_PLOT.y * room.high;
  const bottom = room.top - 0.05 + (SCATTER_PLOT.y + SCATTER_PLOT.h) * room.high - height;
  const corners = [
    [right, top, "right"],
    [left, top, "left"],
    [left, bottom, "left"],
    [right, bottom, "right"],
  ] as const;
  corners.forEach(([x, y, align], at) => {
    if (!fields[at]) return;
    slide.addText(fields[at] ?? "", {
      x,
      y,
      w: width,
      h: height,
      align,
      valign: "middle",
      margin: 0,
      fontFace: FONT,
      fontSize: 11,
      bold: true,
      color: INK.quiet,
    });
  });
}

type SeveralCharts = Exclude<Chart, HeatChart | MapChart | PanelChart>;

/** A ranking in parts of as many bars as a slide can hold, the same scale on each. */
function severalBars(chart: BarChart | DotChart | Extract<Chart, { kind: "tree" }>): SeveralCharts[] {
  const count = chart.kind === "tree" ? chart.parts.length : chart.categories.length;
  const perSlide =
    chart.kind === "bars" && chart.series.length + (chart.benchmark ? 1 : 0) > 1
      ? Math.floor(MOST_BARS / 1.5)
      : MOST_BARS;
  if (count <= perSlide) return [chart];
  const slides = Math.ceil(count / perSlide);
  const each = Math.ceil(count / slides);
  const cut = <Item>(items: readonly Item[], at: number) => items.slice(at * each, (at + 1) * each);
  return Array.from({ length: slides }, (_, at): SeveralCharts => {
    if (chart.kind === "tree")
      return {
        ...chart,
        parts: cut(
          chart.parts.toSorted((a, b) => b.value - a.value),
          at,
        ),
      };
    const series = <One extends ChartSeries>(one: One) => ({ ...one, values: cut(one.values, at) });
    const rows = {
      categories: cut(chart.categories, at),
      ...(chart.marks && { marks: cut(chart.marks, at) }),
    };
    if (chart.kind === "dots") {
      const beside = { ...chart.beside, rows: cut(chart.beside.rows, at) };
      return { ...chart, ...rows, beside, series: chart.series.map(series) };
    }
    return {
      ...chart,
      ...rows,
      ...(chart.beside && { beside: { ...chart.beside, rows: cut(chart.beside.rows, at) } }),
      ...(chart.kinds && { kinds: cut(chart.kinds, at) }),
      series: chart.series.map(series),
      benchmark: chart.benchmark && series(chart.benchmark),
      ...(chart.colours ? { colours: cut(chart.colours, at) } : {}),
    };
  });
}

/** Values in a grid are a table whose cells are the stronger the higher their values. */
function addHeatSlide(deck: Deck, chart: HeatChart, part: FigurePart, frame: SlideFrame): void {
  const formats = formatsFor(deck.document.locale);
  const all = chart.rows.flatMap(({ values }) => values).filter((value) => value !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const slide = deck.addSlide(frame);
  const room = deck.rooms.figure;
  const height = Math.min(0.42, room.high / (chart.rows.length + 1));
  const points = Math.min(11, height * 40);
  const naming = 2.6;
  const border = { type: "solid", pt: 1.5, color: "FFFFFF" } as const;
  const head = ["", ...chart.columns].map((text, at) => ({
    text,
    options: { bold: true, color: INK.quiet, align: at === 0 ? ("left" as const) : ("center" as const) },
  }));
  const rows = chart.rows.map(({ name, values }) => [
    { text: name, options: { align: "left" as const } },
    ...values.map((value) => {
      const fill =
        value === null ? "#ffffff" : mixed(chart.colour, most > least ? (value - least) / (most - least) : 0.5);
      return {
        text: writeNumber(chart.format, value, formats),
        options: {
          align: "center" as const,
          fill: { color: hex(fill) },
          color: isDark(fill) ? "FFFFFF" : INK.text,
          border: [border, border, border, border] as [typeof border, typeof border, typeof border, typeof border],
        },
      };
    }),
  ]);
  slide.addTable([head, ...rows], {
    x: room.left,
    y: room.top,
    w: room.wide,
    colW: [naming, ...chart.columns.map(() => (room.wide - naming) / chart.columns.length)],
    rowH: [height, ...rows.map(() => height)],
    fontFace: FONT,
    fontSize: points,
    color: INK.text,
    margin: [0, 0.05, 0, 0.05],
    valign: "middle",
    objectName: part.alt || part.headline,
  });
}

/** A colour thinned with white: 0 is hardly there, 1 is all of it. */
function mixed(colour: string, strength: number): string {
  const part = 0.08 + 0.92 * strength;
  const channels = [1, 3, 5].map((at) =>
    Math.round(255 + (Number.parseInt(colour.slice(at, at + 2), 16) - 255) * part),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
