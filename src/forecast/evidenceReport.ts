import type { Locks } from "./evidence.ts";
import type { EvidenceNote, EvidenceReport, ForecastInput } from "./input.ts";

export interface YearLocks extends Omit<Locks, "cells"> {
  /** Lines that tell least amounts, and those of them that the model stayed below. */
  readonly leastLines: number;
  readonly liftedLines: number;
}

const MOST_NOTES = 100;

/** What became of the spend lines over all years. Lines of years outside the revision are noted too: nothing is dropped unsaid. */
export function evidenceReport({ evidence, years }: ForecastInput, locked: readonly YearLocks[]): EvidenceReport {
  const outside = evidence.flatMap(({ market, year, dollars }, line): EvidenceNote[] =>
    years.includes(year) ? [] : [{ line, market, year, reason: "year-outside", dollars, alreadyLocked: 0 }],
  );
  const overruled = locked.flatMap((year) => year.overruled);
  const sum = (figure: (year: YearLocks) => number) => locked.reduce((total, year) => total + figure(year), 0);
  return {
    lines: evidence.length,
    keptLines: sum(({ keptLines }) => keptLines),
    lockedCells: sum(({ lockedCells }) => lockedCells),
    lockedDollars: sum(({ lockedDollars }) => lockedDollars),
    overruledLines: overruled.length,
    outsideLines: outside.length,
    contradictedDollars: dollarsOf(overruled.filter(({ reason }) => reason === "contradicted")),
    outsideDollars: dollarsOf(outside),
    leastLines: sum(({ leastLines }) => leastLines),
    liftedLines: sum(({ liftedLines }) => liftedLines),
    belowTotals: locked.flatMap((year) => year.belowTotals),
    notes: [...overruled, ...outside].toSorted((a, b) => a.line - b.line).slice(0, MOST_NOTES),
  };
}

function dollarsOf(notes: readonly EvidenceNote[]): number {
  return notes.reduce((sum, { dollars }) => sum + dollars, 0);
}
