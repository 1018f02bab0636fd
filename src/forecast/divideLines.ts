import { apportion } from "#domain/figures/apportion.ts";
import { fitMargins } from "./balance.ts";
import { type Cell, weightsOf } from "./cellFinder.ts";
import { controlledRounding } from "./controlledRounding.ts";
import type { Estimate } from "./estimate.ts";
import { evidenceAboveTotal } from "./evidenceAboveTotal.ts";
import { type Bounds, withinBounds } from "./withinBounds.ts";

/** Dollars for cells of several tables, all of one market. */
export interface BroadLine {
  readonly dollars: number;
  readonly cells: readonly Cell[];
}

/** Lines that reach the same tables; they share what these can take. */
interface LineGroup {
  /** Positions among the year's estimates, ascending. */
  readonly tables: readonly number[];
  /** Positions among the lines. */
  readonly members: number[];
}

/** Where the model expects next to nothing of a line, some may go all the same if nothing else can take it. */
const TRACE = 1e-9;

/** The lines of a group are fitted this closely to their tables; rounding mends the rest. */
const TOLERANCE = 1e-9;

/**
 * Whole dollars for every cell of every line, in the order of its cells: in proportion to the estimates, as long as each
 * table gets no more and no less than it may. Else the lines give way alike, table by table.
 *
 * Throws a `ForecastError` that names tables which are left with more than they may hold.
 */
export function divideLines(
  lines: readonly BroadLine[],
  estimates: readonly Estimate[],
  bounds: readonly Bounds[],
): number[][] {
  const parts = lines.map(({ dollars, cells }) => apportion(dollars, weightsOf(cells)));
  const groups = groupLines(lines);
  const width = estimates.length;
  const wanted = new Float64Array(groups.length * width);
  const usable = new Uint8Array(wanted.length);
  groups.forEach(({ tables, members }, group) => {
    for (const table of tables) usable[group * width + table] = 1;
    for (const line of members) {
      lines[line]!.cells.forEach(({ table }, cell) => (wanted[group * width + table]! += parts[line]![cell]!));
    }
  });
  const { table: given, stuck } = withinBounds(wanted, usable, bounds);
  if (stuck !== null) {
    throw evidenceAboveTotal(
      stuck.columns.flatMap((table) => estimates[table] ?? []),
      stuck.surplus,
    );
  }
  groups.forEach(({ tables, members }, group) => {
    if (tables.every((table) => given[group * width + table] === wanted[group * width + table])) return;
    const sums = Float64Array.from(tables, (table) => given[group * width + table]!);
    divideAnew(lines, { tables, members }, sums, parts);
  });
  return parts;
}

function groupLines(lines: readonly BroadLine[]): LineGroup[] {
  const groups = new Map<string, LineGroup>();
  lines.forEach(({ cells }, line) => {
    const tables = [...new Set(cells.map(({ table }) => table))].toSorted((a, b) => a - b);
    const key = tables.join(" ");
    const group = groups.get(key) ?? { tables, members: [] };
    group.members.push(line);
    groups.set(key, group);
  });
  return [...groups.values()];
}

/** Divides the lines of a group so that each keeps its dollars and together they come to `sums` in the group's tables. */
function divideAnew(
  lines: readonly BroadLine[],
  { tables, members }: LineGroup,
  sums: Float64Array,
  parts: number[][],
): void {
  const columns = tables.length;
  const columnOf = new Map(tables.map((table, column) => [table, column]));
  const seeds = new Float64Array(members.length * columns);
  const rowMargins = new Float64Array(members.length);
  members.forEach((line, row) => {
    const { dollars, cells } = lines[line]!;
    rowMargins[row] = dollars;
    const weights = weightsOf(cells);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const own = seeds.subarray(row * columns, (row + 1) * columns);
    cells.forEach(({ table }, cell) => (own[columnOf.get(table)!]! += weights[cell]! / all));
    own.forEach((share, column) => (own[column] = dollars * Math.max(share, TRACE)));
  });
  const fitted = fitMargins(
    { rows: members.length, columns, seeds, rowMargins, columnMargins: sums },
    { tolerance: TOLERANCE, maxIterations: 300 },
  );
  const whole = controlledRounding(fitted.table, rowMargins, sums);
  members.forEach((line, row) => {
    tables.forEach((table, column) => {
      const places = lines[line]!.cells.flatMap((cell, place) => (cell.table === table ? [place] : []));
      const divided = apportion(
        whole[row * columns + column]!,
        weightsOf(places.map((place) => lines[line]!.cells[place]!)),
      );
      places.forEach((place, at) => (parts[line]![place] = divided[at]!));
    });
  });
}
