import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { InsightText } from "./insightText.ts";
import type { MarketIntel } from "./marketIntel.ts";
import type { Prospect } from "./prospect.ts";
import type { Season } from "./season.ts";

/** What a revision knows of those who advertise, beside what they spend. */
export interface AdvertiserFacts {
  /** At most one for a sub-vertical. */
  readonly seasons: readonly Season[];
  readonly prospects: readonly Prospect[];
  readonly marketIntel: readonly MarketIntel[];
  readonly insightTexts: readonly InsightText[];
}

/** The facts about some sub-verticals and the verticals they belong to. */
export function narrowFacts(facts: AdvertiserFacts, subVerticals: readonly string[]): AdvertiserFacts {
  const kept = new Set([...subVerticals, ...subVerticals.map(verticalOf)]);
  return {
    seasons: facts.seasons.filter(({ subVertical }) => kept.has(subVertical)),
    prospects: facts.prospects.filter(({ subVertical }) => kept.has(subVertical)),
    marketIntel: facts.marketIntel.filter(({ vertical, subVertical }) => kept.has(subVertical ?? vertical)),
    insightTexts: facts.insightTexts.filter(({ target }) => kept.has(target)),
  };
}
