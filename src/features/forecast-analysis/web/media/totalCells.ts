import { heatStep } from "#figures/charts/heat.ts";
import type { Assumptions, StatedTotal } from "#domain/forecast/assumptions.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import type { PartName } from "#forecast/spendPart.ts";
import { nationDollars, type RunFigures, type ShownPart } from "../figures/runFigures.ts";
import { withGrowth, withoutTotal, withTotal } from "../figures/stated.ts";
import type { CellEdit } from "#ui/grid/cellRules.ts";
import type { EditCell } from "#ui/grid/EditGrid.tsx";
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

export type TotalsMeasure = "amount" | "growth";

/** What the table of totals shows, and what is typed in it. */
export interface TotalsView {
  readonly part: ShownPart;
  readonly measure: TotalsMeasure;
}

/** Rows below the media that add them up. */
export const SUMS = ["traditional", "digital", "total"] as const;

/** The nation's dollars of a medium, or of the media that a row adds up. */
export function rowDollars(figures: RunFigures, row: string, year: number, part: ShownPart): number {
  const isIn = (medium: string) => row === "total" || row === medium || row === mediumGroup(medium);
  return figures.media.filter(isIn).reduce((sum, medium) => sum + nationDollars(figures, medium, year, part), 0);
}

/** Growth over the year before; null in the first year and from nothing. */
export function rowGrowth(figures: RunFigures, row: string, year: number, part: ShownPart): number | null {
  const before = year > (figures.years[0] ?? year) ? rowDollars(figures, row, year - 1, part) : 0;
  return before > 0 ? rowDollars(figures, row, year, part) / before - 1 : null;
}

export function totalCell(room: Room, row: string, year: number, { part, measure }: TotalsView): EditCell {
  const { now, words } = room;
  const { formats } = words;
  const isMedium = now.media.includes(row);
  const growth = rowGrowth(now, row, year, part);
  const shownGrowth = growth === null ? "–" : formats.growth(growth);
  return {
    shown: measure === "growth" ? shownGrowth : formats.moneyIn("wholeMillion", rowDollars(now, row, year, part)),
    editable: isMedium && part !== "all" && !(measure === "growth" && year === now.years[0]),
    heat: measure === "growth" ? heatStep(growth) : undefined,
    stated: isMedium && statedAt(room, row, year, part) !== undefined,
    basis: isMedium ? now.provenance[now.media.indexOf(row)]?.[now.years.indexOf(year)]?.basis : undefined,
  };
}

interface TypedTotals {
  readonly edits: readonly CellEdit[];
  readonly part: PartName;
  readonly measure: TotalsMeasure;
  readonly reason: string;
  /** Of an amount that had none. */
  readonly source: string;
}

/** With what was typed stated, and nothing where a cell was emptied. An amount keeps its source and basis; its range goes. */
export function withTypedTotals(assumptions: Assumptions, typed: TypedTotals): Assumptions {
  const { part, measure, reason } = typed;
  return typed.edits.reduce((before, { row, column, value }) => {
    const place = { medium: row, year: Number(column), part };
    if (value === null) return withoutTotal(before, place);
    if (measure === "growth") return withGrowth(before, { ...place, growth: value });
    const { basis = "assumed", source = typed.source } =
      statedAt({ assumptions: before }, row, place.year, part)?.total ?? {};
    return withTotal(before, { ...place, dollars: value, low: null, high: null, basis, source, reason });
  }, assumptions);
}
