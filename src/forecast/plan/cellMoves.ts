import type { YearTable } from "../earlierTables.ts";
import type { ForecastRun } from "./rerun.ts";

/** How one cell differs between two runs, whole dollars. */
export interface CellMove {
  readonly market: string;
  readonly subVertical: string;
  readonly medium: string;
  readonly year: number;
  readonly before: number;
  readonly after: number;
}

/** The cells of a year that moved by most dollars from one run to the other, at most `count`; both must know the same markets. */
export function cellMoves(before: ForecastRun, after: ForecastRun, year: number, count: number): CellMove[] {
  const place = after.input.years.indexOf(year);
  const earlier = new Map(before.years[place]?.tables.map((table) => [nameOf(table), table]));
  const found: CellMove[] = [];
  // Cells below what the list already holds are not worth an object each.
  let least = 1;
  for (const table of after.years[place]?.tables ?? []) {
    const other = earlier.get(nameOf(table));
    if (other === table || other?.table.length !== table.table.length) continue;
    const { medium, part } = table.estimate;
    const columns = part.subVerticals.length;
    for (let cell = 0; cell < table.table.length; cell++) {
      const [was, is] = [other.table[cell]!, table.table[cell]!];
      if (Math.abs(is - was) < least) continue;
      const market = after.input.markets[Math.floor(cell / columns)]?.market ?? "";
      found.push({
        market,
        subVertical: part.subVerticals[cell % columns] ?? "",
        medium,
        year,
        before: was,
        after: is,
      });
      if (found.length >= 4 * count) least = keepLargest(found, count);
    }
  }
  keepLargest(found, count);
  return found;
}

/** Leaves the largest moves in the list, largest first; returns the size of the last one. */
function keepLargest(moves: CellMove[], count: number): number {
  moves.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  moves.length = Math.min(moves.length, count);
  const last = moves.at(-1);
  return last ? Math.max(Math.abs(last.after - last.before), 1) : 1;
}

function nameOf({ estimate }: YearTable): string {
  return `${estimate.medium} ${estimate.part.name}`;
}
