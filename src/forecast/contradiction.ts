import type { FaultCells } from "#domain/forecast/forecastFault.ts";
import { sumKnown } from "#domain/figures/amount.ts";
import type { BalanceProblem } from "./balanceProblem.ts";
import { figure } from "./figure.ts";
import { ForecastError } from "./forecastError.ts";
import { lineSums } from "./lineSums.ts";
import { moveSurplus, type StuckSurplus } from "./moveSurplus.ts";

/** Sums that differ by less than this part count as equal: float64 loses about as much in adding up a nation. */
const TIE = 1e-9;

/** Throws where the margins cannot be met whatever the cells: bad numbers, sums that differ, a margin over nothing but zeros. */
export function refuseContradiction(problem: BalanceProblem): void {
  const { rows, columns, seeds, rowMargins, columnMargins } = problem;
  if (seeds.length !== rows * columns) {
    throw new ForecastError("invalid-input", `${seeds.length} seeds do not fill ${rows} rows of ${columns}.`);
  }
  refuseBadNumbers(seeds, (cell) => `The seed of ${at(problem, cell)}`);
  if (rowMargins !== null) refuseBadMargins(rowMargins, rows, (row) => rowName(problem, row));
  if (columnMargins !== null) refuseBadMargins(columnMargins, columns, (column) => columnName(problem, column));
  if (rowMargins !== null && columnMargins !== null) refuseDifferentSums(rowMargins, columnMargins);
  rowMargins?.forEach((margin, row) => {
    if (margin > 0 && !anyPositive(seeds, row * columns, (row + 1) * columns, 1)) {
      throw nothingToCarry(rowName(problem, row), few([row], problem.rowCells), margin);
    }
  });
  columnMargins?.forEach((margin, column) => {
    if (margin > 0 && !anyPositive(seeds, column, seeds.length, columns)) {
      throw nothingToCarry(columnName(problem, column), few([column], problem.columnCells), margin);
    }
  });
}

/**
 * Finds the lines for which the zeros leave no room: rows that must go to columns which may not hold as much. Null: there is
 * room. `table` has the seeds' zeros and meets the row margins.
 */
function stuckMargins(problem: BalanceProblem, table: Float64Array): StuckSurplus | null {
  const { columns, seeds, rowMargins, columnMargins } = problem;
  if (rowMargins === null || columnMargins === null) return null;
  const trial = table.slice();
  const surplus = lineSums(trial, columns).columns.map((sum, column) => sum - columnMargins[column]!);
  const negligible = sumKnown(rowMargins) * TIE;
  const dust = negligible / trial.length;
  const room = {
    down: (cell: number) => (trial[cell]! > dust ? trial[cell]! : 0),
    up: (cell: number) => (seeds[cell]! > 0 ? Infinity : 0),
  };
  return moveSurplus(trial, surplus, room, negligible);
}

/** Throws where `stuckMargins` finds something, naming it. */
export function refuseStuckMargins(problem: BalanceProblem, table: Float64Array): void {
  const stuck = stuckMargins(problem, table);
  if (stuck === null) return;
  const held = stuck.columns.reduce((sum, column) => sum + (problem.columnMargins?.[column] ?? 0), 0);
  throw new ForecastError(
    "contradictory-margins",
    `The margins of ${list(stuck.rows.map((row) => rowName(problem, row)))} ask for ${figure(held + stuck.surplus)} or more from ` +
      `${list(stuck.columns.map((column) => columnName(problem, column)))}, which may only hold ${figure(held)}: ` +
      `${figure(stuck.surplus)} too much.`,
    {
      kind: "lines-stuck",
      lines: few(stuck.rows, problem.rowCells),
      sources: few(stuck.columns, problem.columnCells),
      amounts: { asked: held + stuck.surplus, held, excess: stuck.surplus },
    },
  );
}

function refuseBadMargins(margins: Float64Array, length: number, name: (index: number) => string): void {
  if (margins.length !== length) {
    throw new ForecastError("invalid-input", `${margins.length} margins were given for ${length} lines.`);
  }
  refuseBadNumbers(margins, (index) => `The margin of ${name(index)}`);
}

function refuseBadNumbers(values: Float64Array, name: (index: number) => string): void {
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (!(value >= 0 && value < Infinity)) {
      throw new ForecastError("invalid-input", `${name(index)} is ${value}; it must be a number of zero or more.`);
    }
  }
}

function refuseDifferentSums(rowMargins: Float64Array, columnMargins: Float64Array): void {
  const rows = sumKnown(rowMargins);
  const columns = sumKnown(columnMargins);
  if (Math.abs(rows - columns) <= TIE * Math.max(rows, columns)) return;
  throw new ForecastError(
    "contradictory-margins",
    `The row margins add up to ${figure(rows)}, the column margins to ${figure(columns)}: ` +
      `they differ by ${figure(Math.abs(rows - columns))}.`,
    { kind: "sums-apart", amounts: { one: rows, second: columns, difference: rows - columns } },
  );
}

function nothingToCarry(name: string, lines: readonly FaultCells[], margin: number): ForecastError {
  return new ForecastError(
    "contradictory-margins",
    `${name} should hold ${figure(margin)}, but all its cells are zero.`,
    { kind: "line-without-room", lines, amounts: { margin } },
  );
}

function anyPositive(values: Float64Array, from: number, to: number, step: number): boolean {
  for (let index = from; index < to; index += step) if (values[index]! > 0) return true;
  return false;
}

function rowName({ rowNames }: BalanceProblem, row: number): string {
  return rowNames?.[row] ?? `row ${row}`;
}

function columnName({ columnNames }: BalanceProblem, column: number): string {
  return columnNames?.[column] ?? `column ${column}`;
}

function at(problem: BalanceProblem, cell: number): string {
  return `${rowName(problem, Math.floor(cell / problem.columns))}, ${columnName(problem, cell % problem.columns)}`;
}

/** The first few lines as ids; none where nobody said what they are. */
function few(lines: readonly number[], cellsOf: ((line: number) => FaultCells) | undefined): FaultCells[] {
  return cellsOf ? lines.slice(0, 3).map((line) => cellsOf(line)) : [];
}

/** Names up to five and counts the rest. */
function list(names: readonly string[]): string {
  const rest = names.length - 5;
  return names.slice(0, 5).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
