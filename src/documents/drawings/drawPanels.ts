import type { Kind } from "#domain/revisions/revision.ts";
import { areaPath, type Drawing, linePath, pixel, type Point, type Shape, type Stop } from "#figures/charts/drawing.ts";
import { linearScale, niceTicks } from "#figures/charts/scale.ts";
import { label } from "#figures/charts/yearAxis.ts";
import { writeTick } from "#language/words/numberFormat.ts";
import type { Panel, PanelChart } from "../chart.ts";
import { brokenName } from "./brokenName.ts";
import { kindEntries, keyRows } from "./key.ts";
import type { Heights, Sheet } from "./sheet.ts";

/** As wide as a panel looks best, as few and as many as stand beside each other, and what lies between them. */
const PANEL = 250;
const [FEWEST, MOST] = [2, 4];
const [GAP, BELOW] = [28, 18];
/** The lines of a name, what is said below it, and the names of the years. */
const [LINE, SAID, YEARS] = [15, 17, 18];

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly names: readonly (readonly string[])[];
  readonly said: readonly (readonly string[])[];
  /** What stands above the plot of every panel. */
  readonly head: number;
}

function gridOf({ panels }: PanelChart, width: number): Grid {
  const columns = Math.min(
    Math.max(Math.floor((width + GAP) / (PANEL + GAP)), FEWEST),
    MOST,
    Math.max(panels.length, 1),
  );
  const each = (width - GAP * (columns - 1)) / columns;
  const names = panels.map(({ name }) => brokenName(name, each, 2));
  const said = panels.map(({ says }) => brokenName(says, each, 3));
  const most = (of: readonly (readonly string[])[]) => Math.max(1, ...of.map((lines) => lines.length));
  return {
    columns,
    rows: Math.ceil(panels.length / columns),
    width: each,
    names,
    said,
    head: most(names) * LINE + most(said) * SAID,
  };
}

function keyOf({ lines, kinds }: PanelChart, kindNames: Sheet["kindNames"], width: number) {
  const named = lines.length > 1 ? lines.map(({ name, colour }) => ({ name, colour, mark: "line" as const })) : [];
  return keyRows([...named, ...kindEntries(kinds, kindNames, "line")], width);
}

/** Small multiples: a panel for each thing with its lines, the same scale in all of them. */
export function drawPanels(chart: PanelChart, { width, height, formats, kindNames }: Sheet): Drawing {
  const grid = gridOf(chart, width);
  const key = keyOf(chart, kindNames, width);
  const high = (height - key.height - BELOW * (grid.rows - 1)) / Math.max(grid.rows, 1);
  const known = chart.panels.flatMap(({ values }) => values.flat()).filter((value) => value !== null);
  const most = niceTicks(Math.max(0, ...known), 4).at(-1) || 1;
  const boxes = chart.panels.map((_, at): Box => {
    const [column, row] = [at % grid.columns, Math.floor(at / grid.columns)];
    return { left: column * (grid.width + GAP), top: key.height + row * (high + BELOW), width: grid.width, high };
  });
  const shapes = chart.panels.flatMap((panel, at) => {
    const box = boxes[at];
    if (!box) return [];
    const scaled = { most, tick: writeTick(chart.format, most, formats), isNamed: at % grid.columns === 0 };
    return [
      ...headOf(panel, grid.names[at] ?? [], grid.said[at] ?? [], box),
      ...plotOf(chart, panel, inside(box, grid.head), scaled),
    ];
  });
  const stops = boxes.map(
    ({ left, top, width: wide }): Stop => ({ x: left + wide / 2, width: wide, y: top + high / 2, height: high }),
  );
  return { width, height, shapes: [...key.shapes, ...shapes], stops };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly high: number;
}

/** What is left of a panel between its head and the names of its years. */
function inside({ high, top, ...box }: Box, head: number): Box {
  return { ...box, top: top + head, high: Math.max(high - head - YEARS, 1) };
}

function headOf({ own }: Panel, name: readonly string[], said: readonly string[], { left, top }: Box): Shape[] {
  const fontWeight = own === undefined ? 600 : 700;
  const below = top + 11 + name.length * LINE + 1;
  return [
    ...name.map((line, at) => label(left, top + 11 + at * LINE, line, { fill: "var(--chart-ink)", fontWeight })),
    ...said.map((line, at) => label(left, below + at * LINE, line)),
  ];
}

interface Scaled {
  /** The value at the top of every panel, and how it is written where the panel is the first of its line. */
  readonly most: number;
  readonly tick: string;
  readonly isNamed: boolean;
}

function plotOf(
  { lines, categories, kinds }: PanelChart,
  { values }: Panel,
  box: Box,
  { most, tick, isNamed }: Scaled,
): Shape[] {
  const { left, top, width, high } = box;
  const slice = width / Math.max(categories.length, 1);
  const y = linearScale(0, most, top + high, top + 4);
  const points = (of: readonly (number | null)[]): Point[] =>
    of.map((value, at) => [left + slice * (at + 0.5), value === null ? null : y(value)]);
  const level = (value: number, stroke: string): Shape => ({
    tag: "line",
    attributes: { x1: pixel(left), x2: pixel(left + width), y1: pixel(y(value)), y2: pixel(y(value)), stroke },
  });
  const [own, ...others] = lines.map(({ colour }, at) => ({ colour, points: points(values[at] ?? []) }));
  const ground = own
    ? areaPath(
        own.points,
        own.points.map(([x]) => [x, y(0)] as const),
      )
    : "";
  return [
    level(most, "var(--chart-grid)"),
    level(0, "var(--chart-axis)"),
    ...(isNamed ? [label(left, y(most) + 11, tick, { fontSize: 10.5 })] : []),
    ...(own && ground !== ""
      ? [{ tag: "path" as const, attributes: { d: ground, fill: own.colour, fillOpacity: 0.1 } }]
      : []),
    ...others.toReversed().flatMap((one) => lineShapes(one.points, kinds, one.colour, 1.4)),
    ...(own ? [...lineShapes(own.points, kinds, own.colour, 2.2), ...dotsOf(own.points, kinds, own.colour)] : []),
    ...yearNames(categories, kinds, box, slice),
  ];
}

/** Solid up to the first forecast, dashed from there on. */
function lineShapes(points: readonly Point[], kinds: readonly Kind[], stroke: string, strokeWidth: number): Shape[] {
  const first = kinds.indexOf("forecast");
  const path = (of: readonly Point[], dash: Shape["attributes"] = {}): Shape => ({
    tag: "path",
    attributes: { d: linePath(of), fill: "none", stroke, strokeWidth, strokeLinejoin: "round", ...dash },
  });
  if (first < 0) return [path(points)];
  const ahead = path(points.slice(Math.max(first - 1, 0)), { strokeDasharray: "4 3" });
  return first === 0 ? [ahead] : [path(points.slice(0, first)), ahead];
}

/** Settled years are full dots, estimates hollow ones; what is ahead is told by its dashes. */
function dotsOf(points: readonly Point[], kinds: readonly Kind[], stroke: string): Shape[] {
  return points.flatMap(([x, y], at): Shape[] => {
    if (y === null || kinds[at] === "forecast") return [];
    const fill = kinds[at] === "actual" ? stroke : "var(--chart-surface)";
    return [{ tag: "circle", attributes: { cx: pixel(x), cy: pixel(y), r: 2.2, fill, stroke, strokeWidth: 1.4 } }];
  });
}

/** The first year and the last: the years between are the same in all panels. */
function yearNames(
  categories: readonly string[],
  kinds: readonly Kind[],
  { left, top, width, high }: Box,
  slice: number,
): Shape[] {
  const last = categories.length - 1;
  const named = (at: number, x: number, textAnchor: string): Shape =>
    label(x, top + high + 14, categories[at] ?? "", {
      fontSize: 10.5,
      textAnchor,
      ...(kinds[at] === "forecast" && { fontStyle: "italic" }),
    });
  if (last < 1) return [named(0, left + slice / 2, "middle")];
  return [named(0, left, "start"), named(last, left + width, "end")];
}

export function heightOfPanels(chart: PanelChart, width: number): Heights {
  const { rows, head } = gridOf(chart, width);
  // One line of the key is as high as two are likely to be: the names of markets are short.
  const key = chart.lines.length > 1 ? 48 : 24;
  const all = (plot: number) => key + rows * (head + plot + YEARS) + (rows - 1) * BELOW;
  return { least: all(44), best: all(84) };
}
