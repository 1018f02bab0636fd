import type { CubeProblem, CubeSum } from "./cubeProblem.ts";

/** What a sum may come to. */
export interface SumRange {
  readonly least: number;
  readonly most: number;
}

/**
 * By market × medium and sub-vertical × medium margins together, medium by medium: a rectangle holds no more than its markets
 * have, and no more than its sub-verticals have, in each medium; and no less than what the other sub-verticals cannot take. Exact where no cell is zero,
 * locked or kept at a least amount; else as near as these allow without a search. Null where one of the two sets is not given.
 */
export function tableRange(problem: CubeProblem, sum: CubeSum): SumRange | null {
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
