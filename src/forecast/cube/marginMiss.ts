import type { CubeProblem } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";
import { eachCell } from "./freeSums.ts";
import { KIND_WORDS, lineName, MARGIN_KINDS } from "./marginLines.ts";

/** A margin or sum, what it should hold and what the table gives it. */
export interface MarginMiss {
  /** As a reader would name it: "market × medium tv-501, tvOta". */
  readonly name: string;
  readonly wanted: number;
  readonly given: number;
}

/** The margin or sum that the table misses by the largest part of itself, and by how much; null where nothing is asked. */
export function worstMiss(problem: CubeProblem, table: Float64Array): { miss: MarginMiss; part: number } | null {
  let worst: { miss: () => MarginMiss; part: number } | null = null;
  forEachMiss(problem, table, (wanted, given, miss) => {
    const part = wanted === given ? 0 : Math.abs(given - wanted) / (wanted || Math.abs(given));
    if (worst === null || part > worst.part) worst = { miss, part };
  });
  const found = worst as { miss: () => MarginMiss; part: number } | null;
  return found && { miss: found.miss(), part: found.part };
}

/** The margins and sums that are missed by most, largest first. */
export function largestMisses(problem: CubeProblem, table: Float64Array, count: number): MarginMiss[] {
  const misses: { distance: number; miss: () => MarginMiss }[] = [];
  forEachMiss(problem, table, (wanted, given, miss) => misses.push({ distance: Math.abs(given - wanted), miss }));
  return misses
    .toSorted((a, b) => b.distance - a.distance)
    .slice(0, count)
    .map(({ miss }) => miss());
}

function forEachMiss(
  { shape, margins, sums = [], names }: CubeProblem,
  table: Float64Array,
  look: (wanted: number, given: number, miss: () => MarginMiss) => void,
): void {
  const found = cubeSums(table, shape, margins.marketSubVertical !== undefined);
  for (const kind of MARGIN_KINDS) {
    const wanted = margins[kind];
    if (wanted === undefined) continue;
    for (let line = 0; line < wanted.length; line++) {
      const [asked, given] = [wanted[line]!, found[kind][line]!];
      look(asked, given, () => ({
        name: `${KIND_WORDS[kind]} ${lineName(kind, line, shape, names)}`,
        wanted: asked,
        given,
      }));
    }
  }
  sums.forEach((sum, place) => {
    let given = 0;
    eachCell(sum, shape, (cell) => (given += table[cell]!));
    const asked = sum.rule === "atLeast" && given > sum.dollars ? given : sum.dollars;
    look(asked, given, () => ({ name: sum.name ?? `sum ${place + 1}`, wanted: asked, given }));
  });
}
