import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import type { CubeProblem, CubeSum, MarginKind } from "./cubeProblem.ts";
import { type AllMargins, cubeSums } from "./cubeSums.ts";
import { eachCell } from "./freeSums.ts";
import { KIND_WORDS, LINE_OF, lineCells, lineName, MARGIN_KINDS } from "./marginLines.ts";
import { sumCells } from "./sumCells.ts";

const TIE = 1e-9;

/** What a sum may come to by one kind of margins, and which of these lines say so. */
interface Range {
  readonly least: number;
  readonly most: number;
  /** `held`: by locks and zeros; `table`: by what markets and sub-verticals have of each medium, together. */
  readonly kind: MarginKind | "held" | "table";
  readonly lines: readonly number[];
}

/** Throws where a sum asks for more or less than locks, one kind of margins, or a sum around it leave room for. */
export function refuseSumsWithoutRoom(problem: CubeProblem): void {
  const { sums = [] } = problem;
  if (sums.length === 0) return;
  const whole = heldAnywhere(problem);
  sums.forEach((sum, place) => {
    const name = nameOf(sum, place);
    refuse(problem, name, sum, lockedRange(problem, sum));
    for (const kind of MARGIN_KINDS) {
      const margins = problem.margins[kind];
      if (margins !== undefined) refuse(problem, name, sum, marginRange(problem, sum, kind, margins, whole));
    }
    const range = tableRange(problem, sum);
    if (range !== null) refuse(problem, name, sum, { ...range, kind: "table", lines: [] });
    sums.forEach((around, other) => {
      if (other === place || around.rule !== "equals" || sum.dollars <= around.dollars * (1 + TIE)) return;
      if (!within(sum, around)) return;
      throw new ForecastError(
        "contradictory-margins",
        `${name} asks for ${asked(sum)}, but ${nameOf(around, other)}, which it is part of, is ${figure(around.dollars)}: ` +
          `${figure(sum.dollars - around.dollars)} too much.`,
        {
          kind: "above-constraint",
          constraint: sum.constraint,
          other: around.constraint,
          amounts: { asked: sum.dollars, around: around.dollars, excess: sum.dollars - around.dollars },
        },
      );
    });
  });
}

function nameOf({ name }: CubeSum, place: number): string {
  return name ?? `Sum ${place + 1}`;
}

function asked({ rule, dollars }: CubeSum): string {
  return rule === "atLeast" ? `${figure(dollars)} or more` : figure(dollars);
}

function within(inner: CubeSum, outer: CubeSum): boolean {
  return (["markets", "subVerticals", "media"] as const).every((axis) => {
    const known = new Set(outer[axis]);
    return inner[axis].every((place) => known.has(place));
  });
}

function refuse(problem: CubeProblem, name: string, sum: CubeSum, { least, most, kind, lines }: Range): void {
  const { shape, names } = problem;
  const isOne = kind !== "held" && kind !== "table" && lines.length === 1;
  const tolerance = TIE * Math.max(sum.dollars, 1);
  const place = () => ({
    constraint: sum.constraint,
    lines:
      kind === "held" || kind === "table"
        ? sumCells(problem, sum)
        : lines.slice(0, 3).map((line) => lineCells(kind, line, shape, names)),
  });
  const what = () => {
    if (kind === "held") return "the locks and zeros of these cells";
    const by = kind === "table" ? "market × medium and sub-vertical × medium margins" : `${KIND_WORDS[kind]} margins`;
    if (kind === "table")
      return `the ${by} of ${listed(sum.markets.map((market) => lineName("market", market, shape, names)))}`;
    return `the ${isOne ? by.slice(0, -1) : by} of ${listed(lines.map((line) => lineName(kind, line, shape, names)))}`;
  };
  if (sum.dollars > most + tolerance) {
    throw new ForecastError(
      "contradictory-margins",
      `${name} asks for ${asked(sum)}, but ${what()} ${leaves(kind, isOne)} ${figure(most)}: ${figure(sum.dollars - most)} too much.`,
      { ...place(), kind: "above-room", amounts: { asked: sum.dollars, most, excess: sum.dollars - most } },
    );
  }
  if (sum.rule === "equals" && sum.dollars < least - tolerance) {
    throw new ForecastError(
      "contradictory-margins",
      `${name} asks for ${asked(sum)}, but ${what()} ${isOne ? "needs" : "need"} at least ${figure(least)}: ` +
        `${figure(least - sum.dollars)} too little.`,
      { ...place(), kind: "below-need", amounts: { asked: sum.dollars, least, excess: least - sum.dollars } },
    );
  }
}

function leaves(kind: Range["kind"], isOne: boolean): string {
  if (kind === "held") return "allow";
  return isOne ? "allows" : "together allow";
}

/** By locks, least amounts and zeros alone. */
function lockedRange({ shape, seeds, locks, least }: CubeProblem, sum: CubeSum): Range {
  let [low, free] = [0, false];
  eachCell(sum, shape, (cell) => {
    const lock = locks?.[cell] ?? NaN;
    low += Number.isNaN(lock) ? (least?.[cell] ?? 0) : lock;
    free ||= Number.isNaN(lock) && seeds[cell]! > 0;
  });
  return { least: low, most: free ? Infinity : low, kind: "held", lines: [] };
}

/** What lines hold fast, and how many of their cells are free, by kind of margins. */
interface Held {
  readonly dollars: AllMargins;
  readonly free: AllMargins;
}

function heldAnywhere({ shape, seeds, locks, least }: CubeProblem): Held {
  const dollars = new Float64Array(seeds.length);
  const free = new Float64Array(seeds.length);
  for (let cell = 0; cell < seeds.length; cell++) {
    const lock = locks?.[cell] ?? NaN;
    const isLocked = !Number.isNaN(lock);
    dollars[cell] = isLocked ? lock : (least?.[cell] ?? 0);
    if (!isLocked && seeds[cell]! > 0) free[cell] = 1;
  }
  return { dollars: cubeSums(dollars, shape), free: cubeSums(free, shape) };
}

/** The same of a sum's cells alone, for one kind. */
function heldInside({ shape, seeds, locks, least }: CubeProblem, kind: MarginKind, sum: CubeSum) {
  const inside = new Map<number, { dollars: number; free: number }>();
  eachCell(sum, shape, (cell, medium, market, subVertical) => {
    const line = LINE_OF[kind](shape, market, subVertical, medium);
    const held = inside.get(line) ?? { dollars: 0, free: 0 };
    inside.set(line, held);
    const lock = locks?.[cell] ?? NaN;
    held.dollars += Number.isNaN(lock) ? (least?.[cell] ?? 0) : lock;
    if (Number.isNaN(lock) && seeds[cell]! > 0) held.free++;
  });
  return inside;
}

/** A line brings its margin, less what must lie outside of the sum; it must bring what nothing outside can hold. */
function marginRange(problem: CubeProblem, sum: CubeSum, kind: MarginKind, margins: Float64Array, whole: Held): Range {
  const lines: number[] = [];
  let [low, most] = [0, 0];
  for (const [line, { dollars, free }] of heldInside(problem, kind, sum)) {
    if (dollars === 0 && free === 0) continue;
    lines.push(line);
    const room = Math.max(0, margins[line]! - (whole.dollars[kind][line]! - dollars));
    most += free > 0 ? room : dollars;
    low += whole.free[kind][line]! > free ? dollars : room;
  }
  return { least: low, most, kind, lines };
}

function listed(names: readonly string[]): string {
  const rest = names.length - 3;
  return names.slice(0, 3).join("; ") + (rest > 0 ? ` and ${rest} more` : "");
}

/** What a sum may come to. */
interface SumRange {
  readonly least: number;
  readonly most: number;
}

/**
 * By market × medium and sub-vertical × medium margins together, medium by medium: a rectangle holds no more than its markets
 * have, and no more than its sub-verticals have, in each medium; and no less than what the other sub-verticals cannot take. Exact where no cell is zero,
 * locked or kept at a least amount; else as near as these allow without a search. Null where one of the two sets is not given.
 */
function tableRange(problem: CubeProblem, sum: CubeSum): SumRange | null {
  const { marketMedium, subVerticalMedium } = problem.margins;
  if (marketMedium === undefined || subVerticalMedium === undefined) return null;
  let [least, most] = [0, 0];
  for (const medium of sum.media) {
    const range = mediumRange(problem, sum, medium, { marketMedium, subVerticalMedium });
    least += range.least;
    most += range.most;
  }
  return { least, most };
}

interface Sums {
  /** Held fast by locks and least amounts, and how many cells are free. */
  readonly held: Float64Array;
  readonly free: Float64Array;
}

/** Held dollars and free cells of every row and column of a medium, those inside a rectangle and those outside of it apart. */
interface Quarters {
  readonly rows: { readonly inside: Sums; readonly outside: Sums };
  readonly columns: { readonly inside: Sums; readonly outside: Sums };
  /** Of cells in neither the rectangle's rows nor its columns. */
  readonly opposite: { held: number; free: number };
}

function mediumRange(
  problem: CubeProblem,
  sum: CubeSum,
  medium: number,
  margins: { readonly marketMedium: Float64Array; readonly subVerticalMedium: Float64Array },
): SumRange {
  const { markets, subVerticals } = problem.shape;
  const quarters = quartersOf(problem, sum, medium);
  const rowMargin = (row: number) => margins.marketMedium[medium * markets + row]!;
  const columnMargin = (column: number) => margins.subVerticalMedium[medium * subVerticals + column]!;
  const rows = lineRange(sum.markets, rowMargin, quarters.rows);
  const columns = lineRange(sum.subVerticals, columnMargin, quarters.columns);
  let total = 0;
  for (let row = 0; row < markets; row++) total += rowMargin(row);
  const given = sumOver(sum.markets, rowMargin) + sumOver(sum.subVerticals, columnMargin) - total;
  const { held, free } = quarters.opposite;
  return {
    least: Math.max(rows.least, columns.least, given + held),
    most: Math.min(rows.most, columns.most, free > 0 ? Infinity : given + held),
  };
}

function sumOver(places: readonly number[], value: (place: number) => number): number {
  return places.reduce((sum, place) => sum + value(place), 0);
}

/** What lines bring into the rectangle: their margin less what lies outside of it, all of it where nothing outside is free. */
function lineRange(
  places: readonly number[],
  marginOf: (place: number) => number,
  { inside, outside }: { readonly inside: Sums; readonly outside: Sums },
): SumRange {
  let [least, most] = [0, 0];
  for (const place of places) {
    const room = Math.max(0, marginOf(place) - outside.held[place]!);
    most += inside.free[place]! > 0 ? room : inside.held[place]!;
    least += outside.free[place]! > 0 ? inside.held[place]! : room;
  }
  return { least, most };
}

function quartersOf({ shape, seeds, locks, least }: CubeProblem, sum: CubeSum, medium: number): Quarters {
  const { markets, subVerticals } = shape;
  const emptySums = (length: number): Sums => ({ held: new Float64Array(length), free: new Float64Array(length) });
  const sides = (length: number) => ({ inside: emptySums(length), outside: emptySums(length) });
  const [rows, columns, opposite] = [sides(markets), sides(subVerticals), { held: 0, free: 0 }];
  const isRow = flags(sum.markets, markets);
  const isColumn = flags(sum.subVerticals, subVerticals);
  for (let row = 0, cell = medium * markets * subVerticals; row < markets; row++) {
    for (let column = 0; column < subVerticals; column++, cell++) {
      const lock = locks?.[cell] ?? NaN;
      const isLocked = !Number.isNaN(lock);
      const held = isLocked ? lock : (least?.[cell] ?? 0);
      const free = !isLocked && seeds[cell]! > 0 ? 1 : 0;
      const rowSums = isColumn[column] ? rows.inside : rows.outside;
      const columnSums = isRow[row] ? columns.inside : columns.outside;
      rowSums.held[row]! += held;
      rowSums.free[row]! += free;
      columnSums.held[column]! += held;
      columnSums.free[column]! += free;
      if (isRow[row] || isColumn[column]) continue;
      opposite.held += held;
      opposite.free += free;
    }
  }
  return { rows, columns, opposite };
}

function flags(places: readonly number[], length: number): Uint8Array {
  const set = new Uint8Array(length);
  for (const place of places) set[place] = 1;
  return set;
}
