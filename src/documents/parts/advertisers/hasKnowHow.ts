import type { SubVerticalInsight } from "#domain/advertisers/subVerticalInsight.ts";

/** Whether anything was written at all; sources alone tell a seller nothing. */
export function hasKnowHow({ profile, buyer, season, coop, questions, objections }: SubVerticalInsight): boolean {
  return [profile, buyer, season, coop].some((text) => text !== null) || questions.length > 0 || objections.length > 0;
}
