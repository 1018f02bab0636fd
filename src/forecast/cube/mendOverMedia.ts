import type { CubeProblem } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";

/**
 * Moves dollars inside single media until markets × sub-verticals come as near to their margins as neighbours of the exact values allow; no
 * sum of a medium changes. In place. The bulk of what `exchange` would do cell by cell, for tables of hundreds of thousands of cells.
 */
export function mendOverMedia(problem: CubeProblem, exact: Float64Array, table: Float64Array): void {
  const margins = problem.margins.marketSubVertical;
  if (margins === undefined) return;
  const excess = cubeSums(table, problem.shape).marketSubVertical.map((sum, line) => sum - margins[line]!);
  const mending = { ...problem, exact, table, excess };
  for (let moved = true; moved; ) {
    moved = false;
    for (let line = 0; line < excess.length; line++) {
      while (excess[line] !== 0 && moveFrom(mending, line)) moved = true;
    }
  }
}

interface Mending extends Pick<CubeProblem, "shape" | "seeds" | "locks" | "least"> {
  readonly exact: Float64Array;
  readonly table: Float64Array;
  /** By market and sub-vertical: dollars above the margin. */
  readonly excess: Float64Array;
}

/** Brings one market's sub-vertical a dollar nearer, by a rectangle whose neighbouring corners want the opposite. */
function moveFrom(mending: Mending, line: number): boolean {
  const { shape, table, excess } = mending;
  const { markets, subVerticals } = shape;
  const market = Math.floor(line / subVerticals);
  const subVertical = line % subVerticals;
  const dollar = excess[line]! > 0 ? -1 : 1;
  for (let medium = 0; medium < shape.media; medium++) {
    const slice = medium * markets * subVerticals;
    if (!mayMove(mending, slice + line, dollar)) continue;
    for (let beside = 0; beside < subVerticals; beside++) {
      const besideLine = market * subVerticals + beside;
      if (excess[besideLine]! * dollar <= 0 || !mayMove(mending, slice + besideLine, -dollar)) continue;
      for (let over = 0; over < markets; over++) {
        const overLine = over * subVerticals + subVertical;
        if (excess[overLine]! * dollar <= 0 || !mayMove(mending, slice + overLine, -dollar)) continue;
        const opposite = over * subVerticals + beside;
        if (!mayMove(mending, slice + opposite, dollar)) continue;
        for (const [corner, step] of [
          [line, dollar],
          [opposite, dollar],
          [besideLine, -dollar],
          [overLine, -dollar],
        ] as const) {
          table[slice + corner]! += step;
          excess[corner]! += step;
        }
        return true;
      }
    }
  }
  return false;
}

function mayMove({ seeds, locks, least, exact, table }: Mending, cell: number, dollar: number): boolean {
  if (seeds[cell] === 0 || (locks !== undefined && !Number.isNaN(locks[cell]!))) return false;
  const dollars = table[cell]!;
  if (dollar > 0) return dollars < Math.floor(exact[cell]!) + 1;
  return dollars > Math.ceil(exact[cell]!) - 1 && dollars > (least?.[cell] ?? 0);
}
