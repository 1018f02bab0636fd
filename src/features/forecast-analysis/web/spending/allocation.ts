import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { heatStep, type HeatStep } from "#figures/charts/heat.ts";
import {
  marketMatrix,
  type Matrix,
  type RunFigures,
  type ShownPart,
  subVerticalMatrix,
} from "../figures/runFigures.ts";
import { zScores } from "../figures/zScores.ts";

export type Axis = "verticals" | "markets";
export const VIEWS = ["amount", "share", "change", "growth", "score"] as const;
export type View = (typeof VIEWS)[number];

/** All that the cells of a matrix may show, row by row like its dollars. */
export interface Allocation {
  readonly axis: Axis;
  readonly year: number;
  readonly now: Matrix;
  /** Of the revision. */
  readonly base: Matrix;
  /** Of the year before; null in the first year. */
  readonly before: Matrix | null;
  /** How unlike the others of its column a cell grew over the year before; NaN where unknown. */
  readonly scores: Float64Array;
}

export function allocation(now: RunFigures, base: RunFigures, axis: Axis, year: number, part: ShownPart): Allocation {
  const matrixOf = axis === "markets" ? marketMatrix : subVerticalMatrix;
  const matrix = matrixOf(now, year, part);
  const before = year > (now.years[0] ?? year) ? matrixOf(now, year - 1, part) : null;
  return { axis, year, now: matrix, base: matrixOf(base, year, part), before, scores: scoresOf(matrix, before) };
}

/** How unlike the others of its column each cell moved from one matrix to the other; NaN where unknown. */
export function scoresOf(now: Matrix, before: Matrix | null): Float64Array {
  const width = now.columns.length;
  const scores = new Float64Array(now.dollars.length).fill(Number.NaN);
  if (!before) return scores;
  const column = ({ dollars, rows }: Matrix, place: number) => rows.map((_, row) => dollars[row * width + place] ?? 0);
  now.columns.forEach((_, place) =>
    zScores(column(before, place), column(now, place)).forEach((score, row) => (scores[row * width + place] = score)),
  );
  return scores;
}

/** A row of the matrix on the screen: one row of figures, or several added up. */
export interface AllocationRow {
  readonly id: string;
  /** Rows of the matrix. */
  readonly members: readonly number[];
  readonly tone?: "sum" | "total" | undefined;
}

/** Sub-verticals under their verticals, or markets by rank; the sum of all comes last. */
export function allocationRows({ axis, now }: Allocation): AllocationRow[] {
  const all = now.rows.map((_, row) => row);
  const total: AllocationRow = { id: "total", members: all, tone: "total" };
  if (axis === "markets") return [...now.rows.map((id, row) => ({ id, members: [row] })), total];
  const verticals = Map.groupBy(all, (row) => verticalOf(now.rows[row] ?? ""));
  return [
    ...[...verticals].flatMap(([vertical, members]): AllocationRow[] => [
      { id: verticalRow(vertical), members, tone: "sum" },
      ...members.map((row) => ({ id: now.rows[row] ?? "", members: [row] })),
    ]),
    total,
  ];
}

const VERTICAL = "vertical:";
const verticalRow = (vertical: string) => `${VERTICAL}${vertical}`;
/** The vertical that a sum row is of; null for other rows. */
export const verticalOfRow = (row: string) => (row.startsWith(VERTICAL) ? row.slice(VERTICAL.length) : null);

export interface AllocationFigure {
  readonly dollars: number;
  readonly base: number;
  /** Part of all of its column, 0–1; null where the column is empty. */
  readonly share: number | null;
  /** Against the revision and against the year before; null from nothing. */
  readonly change: number | null;
  readonly growth: number | null;
  /** Of single rows in a single column only. */
  readonly score: number | null;
}

/** The figures of one cell; a null column adds up all media. */
export function figureAt(of: Allocation, { members }: AllocationRow, column: number | null): AllocationFigure {
  const width = of.now.columns.length;
  const columns = column === null ? of.now.columns.map((_, place) => place) : [column];
  const sum = ({ dollars }: Matrix, rows: Iterable<number>) => {
    let total = 0;
    for (const row of rows) for (const place of columns) total += dollars[row * width + place] ?? 0;
    return total;
  };
  const [dollars, base] = [sum(of.now, members), sum(of.base, members)];
  const before = of.before ? sum(of.before, members) : 0;
  const all = sum(of.now, of.now.rows.keys());
  const score = members.length === 1 && column !== null ? (of.scores[members[0]! * width + column] ?? null) : null;
  return {
    dollars,
    base,
    share: all > 0 ? dollars / all : null,
    change: base > 0 ? dollars / base - 1 : null,
    growth: before > 0 ? dollars / before - 1 : null,
    score: score === null || Number.isNaN(score) ? null : score,
  };
}

/** The shade of a cell in a view. */
export function heatOf(figure: AllocationFigure, view: View): HeatStep | undefined {
  if (view === "change") return heatStep(figure.change);
  if (view === "growth") return heatStep(figure.growth);
  if (view === "score") return scoreStep(figure.score);
  return undefined;
}

/** One, two and three deviations. */
function scoreStep(score: number | null): HeatStep {
  if (score === null) return 0;
  const strength = Math.min(Math.floor(Math.abs(score)), 3);
  const steps: readonly HeatStep[] = score < 0 ? [0, -1, -2, -3] : [0, 1, 2, 3];
  return steps[strength] ?? 0;
}
