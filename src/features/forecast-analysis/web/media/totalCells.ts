import type { StatedTotal } from "#domain/forecast/assumptions.ts";
import type { PartName } from "#forecast/spendPart.ts";
import { nationDollars, type RunFigures, type ShownPart } from "../figures/runFigures.ts";
import type { Room } from "../room/room.ts";

/** What was stated about a total; undefined where files and model say it. */
export function statedAt(
  { assumptions }: Pick<Room, "assumptions">,
  medium: string,
  year: number,
  part: ShownPart,
): { readonly total?: StatedTotal | undefined; readonly growth?: number | undefined } | undefined {
  const isHere = (one: { medium: string; year: number; part: PartName }) =>
    one.medium === medium && one.year === year && (part === "all" || one.part === part);
  const total = assumptions.totals.find(isHere);
  const growth = assumptions.growth.find(isHere)?.growth;
  return total || growth !== undefined ? { total, growth } : undefined;
}

/** Growth over the year before; null in the first year and from nothing. */
export function growthAt(figures: RunFigures, medium: string, year: number, part: ShownPart): number | null {
  const before = year > (figures.years[0] ?? year) ? nationDollars(figures, medium, year - 1, part) : 0;
  return before > 0 ? nationDollars(figures, medium, year, part) / before - 1 : null;
}
