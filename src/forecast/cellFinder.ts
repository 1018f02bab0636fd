import type { Estimate } from "./estimate.ts";

/** A cell of a market: in which of the year's tables, and where in it. */
export interface Cell {
  /** Position among the year's estimates. */
  readonly table: number;
  readonly estimate: Estimate;
  readonly index: number;
}

/** The cells of a line, each once: `row` is its market's, the others are positions on the axes. */
interface Cover {
  readonly row: number;
  readonly subVerticals: readonly number[];
  readonly media: readonly number[];
}

/** Finds the cells a line covers, each once. */
export function cellFinder(estimates: readonly Estimate[]): (line: Cover) => Cell[] {
  const found = new Map<number, { table: number; estimate: Estimate; column: number }[]>();
  estimates.forEach((estimate, table) => {
    const subVerticals = found.get(estimate.mediumPlace) ?? [];
    estimate.part.positions.forEach((position, column) => (subVerticals[position] = { table, estimate, column }));
    found.set(estimate.mediumPlace, subVerticals);
  });
  return ({ row, subVerticals, media }) =>
    [...new Set(media)].flatMap((medium) =>
      [...new Set(subVerticals)].flatMap((position) => {
        const place = found.get(medium)?.[position];
        if (place === undefined) return [];
        const { table, estimate, column } = place;
        return [{ table, estimate, index: row * estimate.part.positions.length + column }];
      }),
    );
}

/** What a line's dollars are divided by: the estimates; where the model expects nothing, the national margins; else all alike. */
export function weightsOf(cells: readonly Cell[]): number[] {
  const own = cells.map(({ estimate, index }) => estimate.table[index] ?? 0);
  if (own.some((weight) => weight > 0)) return own;
  const national = cells.map(
    ({ estimate, index }) => estimate.verticalMargins[index % estimate.verticalMargins.length] ?? 0,
  );
  return national.some((weight) => weight > 0) ? national : cells.map(() => 1);
}
