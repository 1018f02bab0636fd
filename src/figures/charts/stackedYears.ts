import type { Kind } from "#domain/revisions/revision.ts";
import { type Drawing, pixel, type Shape } from "./drawing.ts";
import { hatch } from "./kinds.ts";
import { spreadLabels } from "./scale.ts";
import { label, textWidth, type YearAxis, type YearAxisInput, yearAxis, yearStops } from "./yearAxis.ts";

/** One part of every column, the same in all of them. */
export interface StackedPart {
  readonly name: string;
  /** A CSS value. */
  readonly fill: string;
  readonly dollars: readonly (number | null)[];
}

export interface StackedFrame {
  readonly years: readonly (number | string)[];
  readonly kinds: readonly Kind[];
  readonly breaks?: YearAxisInput["breaks"];
  readonly notes?: YearAxisInput["notes"];
  /** Room for a key above everything. */
  readonly keyHeight?: number;
  /** Whether the parts are named beside the last column; by itself that goes by the width. */
  readonly namesBeside?: boolean;
  readonly labels: {
    readonly forecast: string;
    readonly tick: (dollars: number) => string;
    /** Written above every column where that finds room. */
    readonly sum?: (dollars: number) => string;
  };
}

/** Narrower than this, names stand in a key outside of the drawing. */
const ROOM_FOR_NAMES = 560;
/** Pixels between two sums beside each other. */
const SUMS_APART = 5;

/** Columns over the years, stacked in the order of the parts from the ground up; hatched by how settled they are; the last column is named. */
export function stackedYears(
  parts: readonly StackedPart[],
  width: number,
  height: number,
  { years, kinds, breaks, notes, keyHeight = 0, namesBeside = width >= ROOM_FOR_NAMES, labels }: StackedFrame,
): Drawing {
  const named = namesBeside;
  const right = named ? Math.max(0, ...parts.map(({ name }) => textWidth(name))) + 16 : 0;
  const sums = years.map((_, y) => parts.reduce((sum, { dollars }) => sum + (dollars[y] ?? 0), 0));
  // A sum on the highest column stays clear of the word at the divide.
  const margins = { top: keyHeight + (labels.sum ? 40 : 30), right, bottom: 28 };
  const input = {
    width,
    height,
    margins,
    keyHeight,
    years,
    kinds,
    breaks,
    notes,
    largest: Math.max(0, ...sums),
    labels,
  };
  const scaled = yearAxis(input);
  const written = writtenSums(sums, scaled, labels.sum);
  const axis = written ? yearAxis({ ...input, bare: true }) : scaled;
  const columns = years.flatMap((_, y) => column(parts, y, kinds[y], axis));
  const shapes = [
    ...axis.shapes,
    ...columns,
    ...(written ? totals(written, sums, axis) : []),
    ...(named ? names(parts, years.length - 1, axis, width - right + 8) : []),
  ];
  return { width, height, shapes, stops: yearStops(axis, sums) };
}

function column(parts: readonly StackedPart[], year: number, kind: Kind | undefined, axis: YearAxis): Shape[] {
  const { y, slice } = axis;
  const width = Math.min(slice * 0.72, 56);
  const left = (axis.x[year] ?? 0) - width / 2;
  let below = 0;
  const stack = parts.flatMap(({ fill, dollars }): Shape[] => {
    const amount = dollars[year] ?? 0;
    if (amount <= 0) return [];
    const [top, bottom] = [y(below + amount), y(below)];
    below += amount;
    // A hair of the page keeps two parts apart without their colours.
    const length = Math.max(bottom - top - 0.8, 0.4);
    const place = { x: pixel(left), y: pixel(top), width: pixel(width), height: pixel(length) };
    return [{ tag: "rect", attributes: { ...place, fill } }];
  });
  return [...stack, ...hatch(kind, left, y(below), width, y(0) - y(below))];
}

/** What each column adds up to, in words; null where not all of them find room. */
function writtenSums(
  sums: readonly number[],
  { slice }: YearAxis,
  write: StackedFrame["labels"]["sum"],
): readonly string[] | null {
  const written = write ? sums.map(write) : [];
  return written.length > 0 && Math.max(...written.map(textWidth)) + SUMS_APART <= slice ? written : null;
}

function totals(written: readonly string[], sums: readonly number[], { x, y }: YearAxis): readonly Shape[] {
  return written.map((text, at) =>
    label(x[at] ?? 0, y(sums[at] ?? 0) - 6, text, { textAnchor: "middle", fill: "var(--chart-ink)" }),
  );
}

/** The parts' names beside the last column, each at the height of its part. */
function names(parts: readonly StackedPart[], year: number, { y }: YearAxis, x: number): Shape[] {
  let below = 0;
  const middles = parts.map(({ dollars }) => {
    const amount = dollars[year] ?? 0;
    below += amount;
    return y(below - amount / 2);
  });
  const places = spreadLabels(middles, 16, 16, y(0));
  return parts.map(({ name }, at) => label(x, (places[at] ?? 0) + 4, name, { fill: "var(--chart-ink)" }));
}
