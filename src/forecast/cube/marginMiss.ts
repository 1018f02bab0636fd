import type { FaultCells } from "#domain/forecast/forecastFault.ts";
import type { CubeProblem, CubeSum, MarginKind } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";
import { eachCell } from "./freeSums.ts";
import { KIND_WORDS, lineCells, lineName, MARGIN_KINDS } from "./marginLines.ts";
import { sumCells } from "./sumCells.ts";

/** A margin or sum, what it should hold and what the table gives it. */
export interface MarginMiss {
  /** As a reader would name it: "market × medium tv-501, tvOta". */
  readonly name: string;
  /** The same as ids, for screens: of a sum, the first few that it lies in. */
  readonly cells: readonly FaultCells[];
  readonly wanted: number;
  readonly given: number;
}

/** The margin or sum that the table misses by the largest part of itself, and by how much; null where nothing is asked. */
export function worstMiss(problem: CubeProblem, table: Float64Array): { miss: MarginMiss; part: number } | null {
  let worst = { kind: null as MarginKind | null, line: -1, part: -1, wanted: 0, given: 0 };
  forEachMiss(problem, table, (wanted, given, kind, line) => {
    const part = wanted === given ? 0 : Math.abs(given - wanted) / (wanted || Math.abs(given));
    if (part > worst.part) worst = { kind, line, part, wanted, given };
  });
  const { kind, line, part, wanted, given } = worst;
  return line === -1 ? null : { part, miss: { ...told(problem, kind, line), wanted, given } };
}

/** The margins and sums that are missed by most, largest first. */
export function largestMisses(problem: CubeProblem, table: Float64Array, count: number): MarginMiss[] {
  const misses: { distance: number; kind: MarginKind | null; line: number; wanted: number; given: number }[] = [];
  forEachMiss(problem, table, (wanted, given, kind, line) => {
    misses.push({ distance: Math.abs(given - wanted), kind, line, wanted, given });
  });
  return misses
    .toSorted((a, b) => b.distance - a.distance)
    .slice(0, count)
    .map(({ kind, line, wanted, given }) => ({ ...told(problem, kind, line), wanted, given }));
}

/** The sums that the table misses, those missed by most first. */
export function missedSums(problem: CubeProblem, table: Float64Array): { sum: CubeSum; miss: MarginMiss }[] {
  const { shape, sums = [] } = problem;
  return sums
    .flatMap((sum, place) => {
      const given = givenTo(sum, shape, table);
      if (given === sum.dollars || (sum.rule === "atLeast" && given > sum.dollars)) return [];
      return [{ sum, miss: { ...told(problem, null, place), wanted: sum.dollars, given } }];
    })
    .toSorted((a, b) => Math.abs(b.miss.given - b.miss.wanted) - Math.abs(a.miss.given - a.miss.wanted));
}

/** Sums are of no kind; their line is their place. */
function told(
  { shape, sums = [], names }: CubeProblem,
  kind: MarginKind | null,
  line: number,
): Pick<MarginMiss, "name" | "cells"> {
  if (kind !== null)
    return {
      name: `${KIND_WORDS[kind]} ${lineName(kind, line, shape, names)}`,
      cells: [lineCells(kind, line, shape, names)],
    };
  const sum = sums[line];
  return { name: sum?.name ?? `sum ${line + 1}`, cells: sum ? sumCells({ names }, sum) : [] };
}

function forEachMiss(
  { shape, margins, sums = [] }: CubeProblem,
  table: Float64Array,
  look: (wanted: number, given: number, kind: MarginKind | null, line: number) => void,
): void {
  const found = cubeSums(table, shape, margins.marketSubVertical !== undefined);
  for (const kind of MARGIN_KINDS) {
    const wanted = margins[kind];
    if (wanted === undefined) continue;
    for (let line = 0; line < wanted.length; line++) look(wanted[line]!, found[kind][line]!, kind, line);
  }
  sums.forEach((sum, place) => {
    const given = givenTo(sum, shape, table);
    const asked = sum.rule === "atLeast" && given > sum.dollars ? given : sum.dollars;
    look(asked, given, null, place);
  });
}

function givenTo(sum: CubeSum, shape: CubeProblem["shape"], table: Float64Array): number {
  let given = 0;
  eachCell(sum, shape, (cell) => (given += table[cell]!));
  return given;
}
