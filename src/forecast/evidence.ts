import type { Estimate } from "./estimate.ts";
import type { EvidenceBelowTotal, EvidenceNote } from "./input.ts";
import { type EvidenceLine, type LockedLines, lockLines } from "./lockLines.ts";

export interface Locks extends LockedLines {
  readonly belowTotals: readonly EvidenceBelowTotal[];
}

/**
 * Locks the cells that the lines of one year speak for. Lines that speak for every cell of a published or derived total and
 * stay below it are contradicted by that total, since the rest would have no cell to go to: they lock nothing and are reported.
 */
export function lockEvidence(lines: readonly EvidenceLine[], estimates: readonly Estimate[]): Locks {
  const belowTotals: EvidenceBelowTotal[] = [];
  const notes: EvidenceNote[] = [];
  for (let counting = lines; ; ) {
    const locks = lockLines(counting, estimates);
    const short = estimates.find((estimate) => isShort(estimate, locks.cells.get(estimate)));
    if (short === undefined) return { ...locks, overruled: [...locks.overruled, ...notes], belowTotals };
    const { medium, year, part, dollars: total } = short;
    const overruled = contradicted(short, counting);
    const evidence = sumOf(locks.cells.get(short));
    belowTotals.push({ medium, year, part: part.name, total, evidence, lines: overruled.size });
    for (const { line, market, dollars } of overruled) {
      notes.push({ line, market, year, reason: "below-total", dollars, alreadyLocked: 0 });
    }
    counting = counting.filter((line) => !overruled.has(line));
  }
}

/** Whether locks leave dollars of a total that does not move, and no cell in which the model expects any. */
function isShort({ basis, dollars, table }: Estimate, locks: Float64Array | undefined): boolean {
  if (basis === "modelled" || locks === undefined || sumOf(locks) >= dollars) return false;
  return table.every((expected, cell) => expected === 0 || !Number.isNaN(locks[cell]));
}

/** The lines that speak of this table alone; where there are none, all that reach it. */
function contradicted({ mediumPlace, part }: Estimate, lines: readonly EvidenceLine[]): Set<EvidenceLine> {
  const positions = new Set(part.positions);
  const reaching = lines.filter(
    ({ media, subVerticals }) => media.includes(mediumPlace) && subVerticals.some((place) => positions.has(place)),
  );
  const alone = reaching.filter(
    ({ media, subVerticals }) =>
      media.every((place) => place === mediumPlace) && subVerticals.every((place) => positions.has(place)),
  );
  return new Set(alone.length > 0 ? alone : reaching);
}

function sumOf(locks: Float64Array | undefined): number {
  return locks?.reduce((sum, dollars) => sum + (dollars || 0), 0) ?? 0; // NaN, a free cell, adds nothing
}
