import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { Season } from "./season.ts";

/** A season as imported: of a sub-vertical, or of all sub-verticals of a vertical that have none of their own. */
export interface TargetSeason extends Omit<Season, "subVertical"> {
  readonly target: string;
}

/** The season of each sub-vertical that has one: its own, else its vertical's. */
export function seasonsOf(seasons: readonly TargetSeason[], subVerticals: readonly string[]): Season[] {
  const byTarget = new Map(seasons.map((season) => [season.target, season]));
  return subVerticals.flatMap((subVertical) => {
    const season = byTarget.get(subVertical) ?? byTarget.get(verticalOf(subVertical));
    return season ? [{ subVertical, months: season.months, source: season.source }] : [];
  });
}
