import { apportion } from "#domain/figures/apportion.ts";
import { type Cell, cellFinder, weightsOf } from "./cellFinder.ts";
import { type BroadLine, divideLines } from "./divideLines.ts";
import type { Estimate } from "./estimate.ts";
import { evidenceAboveTotal } from "./evidenceAboveTotal.ts";
import type { EvidenceNote, SpendEvidence } from "./input.ts";
import type { Bounds } from "./withinBounds.ts";

/** A line with its position in the input and its market's row. */
export interface EvidenceLine extends SpendEvidence {
  readonly line: number;
  readonly row: number;
}

/** What lines of one year lock. */
export interface LockedLines {
  /** By estimate: whole dollars where locked, NaN where free; absent where nothing is locked. */
  readonly cells: ReadonlyMap<Estimate, Float64Array>;
  readonly keptLines: number;
  readonly lockedCells: number;
  readonly lockedDollars: number;
  readonly overruled: readonly EvidenceNote[];
}

/**
 * Divides each line over its cells in proportion to the estimate and locks them, whole dollars, the line's amount exactly.
 *
 * Where lines overlap, the more specific one, with fewer cells, goes first (the later of equals); a broader line spreads over
 * its remaining cells what is left of its amount, so both are kept. A broader line for which too little is left, or that has
 * no cell left for the rest, contradicts them: it locks nothing and is reported.
 *
 * Lines of a single medium and part have no choice. Those that reach several are divided after them, all together, so that no
 * published or derived total is exceeded while another table can take the surplus; only where a line overlaps some
 * of the cells of an undivided one and not the others, what stands so far is divided before it. Throws a `ForecastError`
 * where such totals are exceeded all the same.
 */
export function lockLines(lines: readonly EvidenceLine[], estimates: readonly Estimate[]): LockedLines {
  const cellsOf = cellFinder(estimates);
  const locks = new CellLocks();
  const overruled: EvidenceNote[] = [];
  let waiting: BroadLine[] = [];
  let [lockedCells, lockedDollars] = [0, 0];
  const divideWaiting = (last: boolean) => {
    if (waiting.length === 0) return;
    const parts = divideLines(waiting, estimates, boundsOf(estimates, locks, last));
    waiting.forEach(({ cells }, place) => locks.lock(cells, parts[place] ?? []));
    waiting = [];
  };
  for (const line of bySpecificity(lines)) {
    const cells = cellsOf(line);
    if (!claimedWholly(claimsOn(cells, locks), waiting)) divideWaiting(false);
    const free = cells.filter((cell) => locks.isFree(cell));
    const claimed = [...claimsOn(cells, locks).keys()].reduce((sum, claim) => sum + waiting[claim - 1]!.dollars, 0);
    const alreadyLocked = cells.reduce((sum, cell) => sum + (locks.dollarsAt(cell) || 0), claimed);
    const rest = line.dollars - alreadyLocked;
    if (rest < 0 || (rest > 0 && free.length === 0)) {
      const { line: position, market, year, dollars } = line;
      overruled.push({ line: position, market, year, reason: "contradicted", dollars, alreadyLocked });
      continue;
    }
    if (free.every(({ table }) => table === free[0]?.table)) locks.lock(free, apportion(rest, weightsOf(free)));
    else locks.claim(free, waiting.push({ dollars: rest, cells: free }));
    lockedCells += free.length;
    lockedDollars += rest;
  }
  divideWaiting(true);
  const keptLines = lines.length - overruled.length;
  return { cells: locks.byEstimate(estimates), keptLines, lockedCells, lockedDollars, overruled };
}

function bySpecificity(lines: readonly EvidenceLine[]): EvidenceLine[] {
  const breadth = ({ subVerticals, media }: EvidenceLine) => subVerticals.length * media.length;
  return lines.toSorted((a, b) => breadth(a) - breadth(b) || b.line - a.line);
}

/** How many of these cells each undivided line claims. */
function claimsOn(cells: readonly Cell[], locks: CellLocks): Map<number, number> {
  const counts = new Map<number, number>();
  for (const cell of cells) {
    const claim = locks.claimOn(cell);
    if (claim > 0) counts.set(claim, (counts.get(claim) ?? 0) + 1);
  }
  return counts;
}

/** Whether the claiming lines lie in these cells with all their own, so that their dollars count whatever the division. */
function claimedWholly(counts: ReadonlyMap<number, number>, waiting: readonly BroadLine[]): boolean {
  return [...counts].every(([claim, count]) => count === waiting[claim - 1]?.cells.length);
}

/** What lines that are still undivided may and must bring into each table. A modelled total takes anything. */
function boundsOf(estimates: readonly Estimate[], locks: CellLocks, last: boolean): Bounds[] {
  return estimates.map((estimate, table) => {
    if (estimate.basis === "modelled") return { least: 0, most: Infinity };
    const left = estimate.dollars - locks.sumOf(table);
    if (left < 0) throw evidenceAboveTotal([estimate], -left);
    return { least: last && !locks.leavesRoomIn(estimate, table) ? left : 0, most: left };
  });
}

/** The cells of one year that lines speak for. A cell is free, or claimed by a line that is still to be divided, or locked. */
class CellLocks {
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
