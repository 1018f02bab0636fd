import type { Cell } from "./cellFinder.ts";
import type { Estimate } from "./estimate.ts";

/** The cells of one year that lines speak for. A cell is free, or claimed by a line that is still to be divided, or locked. */
export class CellLocks {
  /** By table: whole dollars where locked, NaN elsewhere. */
  readonly #dollars = new Map<number, Float64Array>();
  /** By table: the claiming line, counted from 1; 0 for none. It counts only where nothing is locked. */
  readonly #claims = new Map<number, Int32Array>();
  readonly #sums = new Map<number, number>();

  /** Whole dollars; NaN where nothing is locked. */
  dollarsAt({ table, index }: Pick<Cell, "table" | "index">): number {
    return this.#dollars.get(table)?.[index] ?? NaN;
  }

  /** The number the line claimed it with; 0 where it is free or locked. */
  claimOn(cell: Pick<Cell, "table" | "index">): number {
    return Number.isNaN(this.dollarsAt(cell)) ? (this.#claims.get(cell.table)?.[cell.index] ?? 0) : 0;
  }

  isFree(cell: Pick<Cell, "table" | "index">): boolean {
    return Number.isNaN(this.dollarsAt(cell)) && this.claimOn(cell) === 0;
  }

  claim(cells: readonly Cell[], claim: number): void {
    for (const { table, estimate, index } of cells) {
      const claims = this.#claims.get(table) ?? new Int32Array(estimate.table.length);
      claims[index] = claim;
      this.#claims.set(table, claims);
    }
  }

  lock(cells: readonly Cell[], parts: readonly number[]): void {
    cells.forEach(({ table, estimate, index }, place) => {
      const part = parts[place] ?? 0;
      const dollars = this.#dollars.get(table) ?? new Float64Array(estimate.table.length).fill(NaN);
      dollars[index] = part;
      this.#dollars.set(table, dollars);
      this.#sums.set(table, this.sumOf(table) + part);
    });
  }

  /** Dollars locked in a table. */
  sumOf(table: number): number {
    return this.#sums.get(table) ?? 0;
  }

  /** Whether the model expects anything in a cell of the table that is still free. */
  leavesRoomIn({ table }: Estimate, position: number): boolean {
    return table.some((expected, index) => expected > 0 && this.isFree({ table: position, index }));
  }

  /** By estimate, those without any lock left out. */
  byEstimate(estimates: readonly Estimate[]): Map<Estimate, Float64Array> {
    return new Map(
      [...this.#dollars].flatMap(([table, dollars]) => (estimates[table] ? [[estimates[table], dollars]] : [])),
    );
  }
}
