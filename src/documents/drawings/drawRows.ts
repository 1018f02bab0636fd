import { hatch } from "#figures/charts/kinds.ts";
import { type Drawing, pixel, type Shape, type Stop } from "#figures/charts/drawing.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { label, textWidth } from "#figures/charts/yearAxis.ts";
import { writeTick } from "#language/words/numberFormat.ts";
import type { BarChart, Beside, BesideCell, DotChart } from "../chart.ts";
import { brokenName } from "./brokenName.ts";
import { dotShape } from "./dotShape.ts";
import { type Key, keyRows } from "./key.ts";
import { barPlaces, dotPlaces } from "./rowPlaces.ts";
import type { Heights, Sheet } from "./sheet.ts";

/** A ranking whose bars have figures beside them. */
export type FiguredBars = BarChart & { readonly beside: Beside };
type RowChart = FiguredBars | DotChart;

/** What names take of the width at most, and names with a second line. */
const [NAMES_AT_MOST, DETAILS_AT_MOST] = [0.3, 0.4];
const [LINE, SMALL] = [14, 10.5];
/** Between two columns. */
const AIR = 14;
/** Heads that are wider than this break into two lines. */
const HEAD = 76;
/** Where a track would be narrower, it lies below its name. */
const LEAST_TRACK = 110;
/** Where a name beside the figures would have less, it stands above them. */
const LEAST_NAME = 96;
const BAR_AT_MOST = 22;
const BELOW_NAME = 12;

export function isFigured(chart: BarChart): chart is FiguredBars {
  return chart.beside !== undefined && chart.series.length === 1;
}

/** Bars with their figures in columns beside them: what each shows, and what else is to be known of it. */
export function drawFiguredBars(chart: FiguredBars, sheet: Sheet): Drawing {
  const { height } = sheet;
  const frame = frameOf(chart, sheet.width);
  const { track, row } = rowsOf(frame, height);
  const { bars, zero } = barPlaces(chart);
  const x = (part: number) => track.left + part * track.width;
  const [series] = chart.series;
  const shapes = bars.flatMap(({ start, length, tick }, at): Shape[] => {
    const { top, bottom } = row(at);
    const high = Math.min(bottom - top, BAR_AT_MOST);
    const y = (top + bottom - high) / 2;
    const wide = length * track.width;
    const place = { x: pixel(x(start)), y: pixel(y), width: pixel(wide), height: pixel(high) };
    const bar: Shape = { tag: "rect", attributes: { ...place, fill: chart.colours?.[at] ?? series?.colour ?? "" } };
    return [
      ...(length > 0 ? [bar] : []),
      ...(length > 0 ? hatch(chart.kinds?.[at], x(start), y, wide, high) : []),
      ...(tick === null ? [] : tickShapes(x(tick), y, high, chart.benchmark?.colour ?? "var(--chart-nation)")),
    ];
  });
  const ground = zero === null ? [] : [upright(x(zero), frame.top, height - frame.bottom, "var(--chart-axis)")];
  return {
    width: sheet.width,
    height,
    shapes: [...headShapes(chart, frame), ...shapes, ...ground, ...rowTexts(chart, frame, height)],
    stops: stopsOf(chart, frame, height),
  };
}

/** Several things on one scale: a line for each row from the first to the last of them, and a mark for each. */
export function drawDots(chart: DotChart, sheet: Sheet): Drawing {
  const { height, formats } = sheet;
  const frame = frameOf(chart, sheet.width);
  const { track, row } = rowsOf(frame, height);
  const { ticks, rows } = dotPlaces(chart);
  const x = (part: number) => track.left + part * track.width;
  const scale = ticks.flatMap(({ at, value }, place): Shape[] => {
    const anchor = place === 0 ? "start" : place === ticks.length - 1 ? "end" : "middle";
    return [
      upright(x(at), frame.top, height - frame.bottom, "var(--chart-grid)"),
      label(x(at), frame.top - 6, writeTick(chart.format, value, formats), { textAnchor: anchor }),
    ];
  });
  const marks = rows.flatMap(({ dots, span }, at): Shape[] => {
    const { top, bottom } = row(at);
    const y = (top + bottom) / 2;
    const line: Shape[] = span
      ? [
          {
            tag: "line",
            attributes: {
              x1: pixel(x(span[0])),
              x2: pixel(x(span[1])),
              y1: pixel(y),
              y2: pixel(y),
              stroke: "var(--chart-axis)",
              strokeWidth: 2,
            },
          },
        ]
      : [];
    // The own mark lies on top.
    const own = dots.flatMap((dot, of): Shape[] => {
      const series = chart.series[of];
      return dot === null || !series ? [] : [dotShape(series.shape, x(dot), y, series.colour)];
    });
    return [...line, ...own.toReversed()];
  });
  return {
    width: sheet.width,
    height,
    shapes: [...headShapes(chart, frame), ...scale, ...marks, ...rowTexts(chart, frame, height)],
    stops: stopsOf(chart, frame, height),
  };
}

export function heightOfRows(chart: RowChart, width: number): Heights {
  const { top, bottom, names, isLow, isAbove } = frameOf(chart, width);
  const named = Math.max(1, ...names.map(({ name, detail }) => name.length + detail.length * 0.9));
  const lines = isAbove ? named + 1 : named;
  const least = isLow ? lines * LINE + BELOW_NAME + 6 : Math.max(lines * LINE + 3, 17);
  const airy = isLow ? least + 4 : Math.max(lines * LINE + 8, chart.kind === "dots" ? 25 : 27);
  const count = Math.max(chart.categories.length, 1);
  return { least: top + bottom + count * least, best: top + bottom + count * airy };
}

interface Frame {
  readonly width: number;
  readonly names: readonly { readonly name: readonly string[]; readonly detail: readonly string[] }[];
  readonly nameWidth: number;
  /** Each with the place of its right edge. */
  readonly columns: readonly { readonly right: number; readonly head: readonly string[] }[];
  /** Whether the tracks lie below the names. */
  readonly isLow: boolean;
  /** Whether names have lines of their own, above the figures. */
  readonly isAbove: boolean;
  readonly left: number;
  readonly right: number;
  readonly key: Key;
  /** Where the rows begin below key and heads, and what is left below them. */
  readonly top: number;
  readonly bottom: number;
}

function frameOf(chart: RowChart, width: number): Frame {
  const { beside } = chart;
  const heads = beside.heads.slice(1).map((head) => brokenName(head, HEAD, 2));
  const wide = heads.map((head, at) =>
    Math.max(...head.map(nameWidth), ...beside.rows.map(({ cells }) => textWidth(cells[at]?.text ?? ""))),
  );
  const columns = wide.map((_, at) => ({
    right: width - wide.slice(at + 1).reduce((sum, one) => sum + one + AIR, 0),
    head: heads[at] ?? [],
  }));
  const right = width - wide.reduce((sum, one) => sum + one + AIR, 0);
  const named = (room: number) => chart.categories.map((name, at) => namesOf(name, beside.rows[at]?.detail, room));
  const widest = (names: Frame["names"]) =>
    Math.max(
      0,
      ...names.flatMap(({ name, detail }) => [
        ...name.map(nameWidth),
        ...detail.map((line) => (nameWidth(line) * SMALL) / 12),
      ]),
    );
  const most = width * (beside.rows.some(({ detail }) => detail !== undefined) ? DETAILS_AT_MOST : NAMES_AT_MOST);
  const isLow = right - Math.min(widest(named(most)), most) - AIR < LEAST_TRACK;
  const isAbove = isLow && right - AIR < LEAST_NAME;
  const names = named(isAbove ? width : isLow ? right - AIR : most);
  const left = isLow ? 0 : widest(names) + AIR;
  // The one tick of a ranking is told in the line of the heads.
  const key = chart.kind === "bars" && !isLow ? NO_KEY : keyRows(keyEntries(chart), width);
  const lines = Math.max(0, ...heads.map((head) => head.length), chart.kind === "dots" ? 1 : 0);
  return {
    width,
    names,
    nameWidth: widest(names),
    columns,
    isLow,
    isAbove,
    left,
    right: isLow ? width : right,
    key,
    top: key.height + (lines === 0 ? 0 : lines * 13 + 8),
    bottom: beside.more ? 20 : 0,
  };
}

const NO_KEY: Key = { shapes: [], height: 0 };

function namesOf(name: string, detail: string | undefined, room: number): Frame["names"][number] {
  return {
    name: brokenName(name, room, 2),
    detail: detail === undefined ? [] : brokenName(detail, (room * 12) / SMALL, 1),
  };
}

function keyEntries(chart: RowChart): Parameters<typeof keyRows>[0] {
  if (chart.kind === "dots") return chart.series.map(({ name, colour, shape }) => ({ name, colour, mark: shape }));
  const { benchmark } = chart;
  return benchmark ? [{ name: benchmark.name, colour: benchmark.colour, mark: "tick" }] : [];
}

/** The track that all rows share, and what of the height belongs to the mark of each. */
function rowsOf(frame: Frame, height: number) {
  const each = (height - frame.top - frame.bottom) / Math.max(frame.names.length, 1);
  return {
    track: { left: frame.left, width: Math.max(frame.right - frame.left, 1) },
    row: (at: number) => {
      const from = frame.top + each * at;
      return frame.isLow
        ? { top: from + each - BELOW_NAME - 3, bottom: from + each - 3 }
        : { top: from + each * 0.13, bottom: from + each * 0.87 };
    },
    each,
  };
}

function headShapes(chart: RowChart, { columns, isLow, left, right: end, key, top, width }: Frame): Shape[] {
  const { beside } = chart;
  const heads = columns.flatMap(({ right, head }) =>
    head.map((line, at) => label(right, top - 6 - (head.length - 1 - at) * 13, line, { textAnchor: "end" })),
  );
  const [first = ""] = beside.heads;
  const named = first === "" ? [] : [label(0, top - 6, brokenName(first, width * NAMES_AT_MOST, 1)[0] ?? "")];
  const [tick] = keyEntries(chart);
  const told =
    chart.kind === "bars" && tick && !isLow
      ? [
          {
            tag: "rect" as const,
            attributes: { x: pixel(left), y: top - 17, width: 2, height: 14, fill: tick.colour },
          },
          label(left + 8, top - 6, brokenName(tick.name, end - left - 8, 1)[0] ?? ""),
        ]
      : [];
  return [...key.shapes, ...named, ...told, ...heads];
}

const TONES = { rise: "var(--chart-rise)", fall: "var(--chart-fall)" } as const;

function rowTexts({ beside }: RowChart, frame: Frame, height: number): Shape[] {
  const { each } = rowsOf(frame, height);
  const texts = frame.names.flatMap(({ name, detail }, at): Shape[] => {
    const from = frame.top + each * at;
    const tall = name.length * LINE + detail.length * 13;
    const first = frame.isLow ? from + 12 : from + (each - tall) / 2 + 11;
    const { own, told, cells = [] } = beside.rows[at] ?? {};
    const weight = own === undefined && !told ? {} : { fontWeight: 600 };
    // Figures stand beside the first line of a name where the bar lies below it, or below both, else in the middle of the row.
    const level = frame.isAbove ? first + tall : frame.isLow ? first : from + each / 2 + 4;
    return [
      ...name.map((line, of) => label(0, first + of * LINE, line, { fill: "var(--chart-ink)", ...weight })),
      ...detail.map((line, of) => label(0, first + (name.length + of) * LINE - 1, line, { fontSize: SMALL })),
      ...cells.map((cell, of) => label(frame.columns[of]?.right ?? 0, level, cell.text, cellLook(cell, of))),
    ];
  });
  const more = beside.more ? [label(0, height - 4, beside.more)] : [];
  return [...texts, ...more];
}

function cellLook({ tone }: BesideCell, column: number): Shape["attributes"] {
  return {
    textAnchor: "end",
    fill: tone ? TONES[tone] : "var(--chart-ink)",
    ...(column === 0 && { fontWeight: 600 }),
  };
}

/** What the bar is held against, over its whole height and a little more, edged with the page to be seen on the bar. */
function tickShapes(x: number, y: number, height: number, fill: string): Shape[] {
  const place = { y: pixel(y - 2), height: pixel(height + 4) };
  return [
    { tag: "rect", attributes: { x: pixel(x - 2), width: 4, ...place, fill: "var(--chart-surface)" } },
    { tag: "rect", attributes: { x: pixel(x - 1), width: 2, ...place, fill } },
  ];
}

function upright(x: number, y1: number, y2: number, stroke: string): Shape {
  return { tag: "line", attributes: { x1: pixel(x), x2: pixel(x), y1: pixel(y1), y2: pixel(y2), stroke } };
}

function stopsOf({ categories }: RowChart, frame: Frame, height: number): Stop[] {
  const { each } = rowsOf(frame, height);
  return categories.map((_, at) => ({
    x: frame.width / 2,
    width: frame.width,
    y: frame.top + each * (at + 0.5),
    height: each,
  }));
}
