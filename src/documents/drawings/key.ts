import type { Kind } from "#domain/revisions/revision.ts";
import { pixel, type Shape } from "#figures/charts/drawing.ts";
import { hatch, mixedKinds } from "#figures/charts/kinds.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { label } from "#figures/charts/yearAxis.ts";
import type { ChartSeries, DotShape } from "../chart.ts";
import { brokenName } from "./brokenName.ts";
import { dotShape } from "./dotShape.ts";

/** What a colour stands for: an area, a tick that a bar is held against, or one of several compared things. */
export interface KeyEntry {
  readonly name: string;
  readonly colour: string;
  /** How strong the colour is, above 0 up to 1; fully where left out. */
  readonly strength?: number;
  readonly mark: "area" | "tick" | "line" | DotShape;
  /** What the mark is of, where it stands for how settled a figure is. */
  readonly kind?: Kind;
}

/** The colour of a series. */
export function areaEntry({ name, colour }: ChartSeries): KeyEntry {
  return { name, colour, mark: "area" };
}

/** How settled figures look, where a chart mixes kinds. */
export function kindEntries(
  kinds: readonly Kind[],
  names: Readonly<Record<Kind, string>>,
  mark: "area" | "line" = "area",
): readonly KeyEntry[] {
  return mixedKinds(kinds).map((kind) => ({ name: names[kind], colour: "var(--chart-label)", mark, kind }));
}

export interface Key {
  readonly shapes: readonly Shape[];
  /** Pixels that it takes from the top; nothing for a key without entries. */
  readonly height: number;
}

const [ROW, SAMPLE, AIR] = [19, 12, 16];

/** The names of colours in rows that begin at `top`, where they cannot stand beside what they name. */
export function keyRows(entries: readonly KeyEntry[], width: number, top = 0): Key {
  const shapes: Shape[] = [];
  let [x, y] = [0, top];
  for (const { name, colour, strength = 1, mark, kind } of entries) {
    const [text = ""] = brokenName(name, width - SAMPLE - 6, 1);
    const wide = SAMPLE + 6 + nameWidth(text);
    if (x > 0 && x + wide > width) [x, y] = [0, y + ROW];
    shapes.push(
      ...sampleOf({ colour, strength, mark, kind }, x, y),
      label(x + SAMPLE + 6, y + 11.5, text, { fill: "var(--chart-ink)" }),
    );
    x += wide + AIR;
  }
  return { shapes, height: entries.length === 0 ? 0 : y - top + ROW + 5 };
}

type Sample = Pick<KeyEntry, "colour" | "mark"> & { readonly strength: number; readonly kind: Kind | undefined };

function sampleOf({ colour, strength, mark, kind }: Sample, x: number, y: number): readonly Shape[] {
  if (mark === "tick")
    return [{ tag: "rect", attributes: { x: pixel(x + 5), y: y + 1, width: 2, height: 13, fill: colour } }];
  if (mark === "line") return lineSample(colour, kind, x, y + 7);
  if (mark !== "area") return [dotShape(mark, x + SAMPLE / 2, y + 7, colour)];
  const fill = { fill: colour, ...(strength < 1 && { fillOpacity: strength }) };
  return [
    { tag: "rect", attributes: { x: pixel(x), y: y + 2, width: SAMPLE, height: 10, ...fill } },
    ...hatch(kind, x, y + 2, SAMPLE, 10),
  ];
}

/** A piece of a line with the dot of its kind; a forecast is dashed. */
function lineSample(stroke: string, kind: Kind | undefined, x: number, y: number): readonly Shape[] {
  const ends = { x1: pixel(x), x2: pixel(x + SAMPLE), y1: pixel(y), y2: pixel(y) };
  const dash = kind === "forecast" ? { strokeDasharray: "5 4" } : {};
  const fill = kind === "actual" ? stroke : "var(--chart-surface)";
  const dot: Shape = {
    tag: "circle",
    attributes: { cx: pixel(x + SAMPLE / 2), cy: pixel(y), r: 3.2, fill, stroke, strokeWidth: 1.8 },
  };
  return [
    { tag: "line", attributes: { ...ends, stroke, strokeWidth: 2, ...dash } },
    // What is named by its color alone has no dot: that would say how settled it is.
    ...(kind === undefined || kind === "forecast" ? [] : [dot]),
  ];
}
