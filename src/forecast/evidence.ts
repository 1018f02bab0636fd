import { apportion } from "#domain/apportion.ts";
import type { Estimate } from "./estimate.ts";
import type { EvidenceNote, SpendEvidence } from "./input.ts";

/** A line with its position in the input and its market's row. */
export interface EvidenceLine extends SpendEvidence {
  readonly line: number;
  readonly row: number;
}

/** The locked cells of one year. */
export interface Locks {
  /** By estimate: whole dollars where locked, NaN where free; absent where nothing is locked. */
  readonly cells: ReadonlyMap<Estimate, Float64Array>;
  readonly keptLines: number;
  readonly lockedCells: number;
  readonly lockedDollars: number;
  readonly overruled: readonly EvidenceNote[];
}

/** A cell of a market: in which estimate, and where in its table. */
interface Cell {
  readonly estimate: Estimate;
  readonly index: number;
}

/**
 * Divides each line over its cells in proportion to the estimate and locks them, whole dollars, the line's amount exactly.
 *
 * Where lines overlap, the more specific one, with fewer cells, goes first (the later of equals); a broader line spreads over
 * its remaining cells what is left of its amount, so both are kept. A broader line for which too little is left, or that has
 * no cell left for the rest, contradicts them: it locks nothing and is reported.
 */
export function lockEvidence(lines: readonly EvidenceLine[], estimates: readonly Estimate[]): Locks {
  const cellsOf = cellFinder(estimates);
  const locks = new Map<Estimate, Float64Array>();
  const overruled: EvidenceNote[] = [];
  let [lockedCells, lockedDollars] = [0, 0];
  for (const line of bySpecificity(lines)) {
    const cells = cellsOf(line);
    const lockOf = ({ estimate, index }: Cell) => locks.get(estimate)?.[index] ?? NaN;
    const free = cells.filter((cell) => Number.isNaN(lockOf(cell)));
    const alreadyLocked = cells.reduce((sum, cell) => sum + (lockOf(cell) || 0), 0);
    const rest = line.dollars - alreadyLocked;
    if (rest < 0 || (rest > 0 && free.length === 0)) {
      const { line: position, market, year, dollars } = line;
      overruled.push({ line: position, market, year, reason: "contradicted", dollars, alreadyLocked });
      continue;
    }
    const parts = apportion(rest, weightsOf(free));
    free.forEach(({ estimate, index }, place) => {
      const locked = locks.get(estimate) ?? new Float64Array(estimate.table.length).fill(NaN);
      locked[index] = parts[place] ?? 0;
      locks.set(estimate, locked);
    });
    lockedCells += free.length;
    lockedDollars += rest;
  }
  return { cells: locks, keptLines: lines.length - overruled.length, lockedCells, lockedDollars, overruled };
}

function bySpecificity(lines: readonly EvidenceLine[]): EvidenceLine[] {
  const breadth = ({ subVerticals, media }: EvidenceLine) => subVerticals.length * media.length;
  return lines.toSorted((a, b) => breadth(a) - breadth(b) || b.line - a.line);
}

/** The estimates' dollars; where the model expects nothing, the national margins of the cells; else all alike. */
function weightsOf(cells: readonly Cell[]): number[] {
  const own = cells.map(({ estimate, index }) => estimate.table[index] ?? 0);
  if (own.some((weight) => weight > 0)) return own;
  const national = cells.map(
    ({ estimate, index }) => estimate.verticalMargins[index % estimate.verticalMargins.length] ?? 0,
  );
  return national.some((weight) => weight > 0) ? national : cells.map(() => 1);
}

/** Finds the cells a line covers, each once. */
function cellFinder(estimates: readonly Estimate[]): (line: EvidenceLine) => Cell[] {
  const found = new Map<number, { estimate: Estimate; column: number }[]>();
  for (const estimate of estimates) {
    const subVerticals = found.get(estimate.mediumPlace) ?? [];
    estimate.part.positions.forEach((position, column) => (subVerticals[position] = { estimate, column }));
    found.set(estimate.mediumPlace, subVerticals);
  }
  return ({ row, subVerticals, media }) =>
    [...new Set(media)].flatMap((medium) =>
      [...new Set(subVerticals)].flatMap((position) => {
        const place = found.get(medium)?.[position];
        if (place === undefined) return [];
        const { estimate, column } = place;
        return [{ estimate, index: row * estimate.part.positions.length + column }];
      }),
    );
}
