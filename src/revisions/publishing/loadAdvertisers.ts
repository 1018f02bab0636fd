import type { Queryable } from "#platform/database/database.ts";
import { insightTextRows } from "#platform/database/queries/insightTextRows.ts";
import { type MarketIntelRow, marketIntelRows } from "#platform/database/queries/marketIntelRows.ts";
import { prospectRows } from "#platform/database/queries/prospectRows.ts";
import { seasonRows } from "#platform/database/queries/seasonRows.ts";
import { type AdvertiserFacts, narrowFacts } from "#domain/advertisers/advertiserFacts.ts";
import type { MarketIntel } from "#domain/advertisers/marketIntel.ts";
import { seasonsOf } from "#domain/advertisers/seasonsOf.ts";
import { subVerticalById, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Composition } from "../drafts/composition.ts";

/** What the imports of a revision say of the advertisers of its sub-verticals; nothing where none were imported. */
export async function loadAdvertisers(
  store: Queryable,
  composition: Composition,
  subVerticals: readonly string[],
): Promise<AdvertiserFacts> {
  const { seasons, prospects, marketIntelligence, insights } = composition;
  const seasonsByTarget = seasons === null ? [] : await seasonRows(store, seasons);
  const intel = marketIntelligence === null ? [] : await marketIntelRows(store, marketIntelligence);
  const facts = {
    seasons: seasonsOf(seasonsByTarget, subVerticals),
    prospects: prospects === null ? [] : await prospectRows(store, prospects),
    marketIntel: intel.map(describeIntel),
    insightTexts: insights === null ? [] : await insightTextRows(store, insights),
  };
  return narrowFacts(facts, subVerticals);
}

function describeIntel({ line, target, ...fact }: MarketIntelRow): MarketIntel {
  const subVertical = subVerticalById(target) ? target : null;
  return { id: `${target}-${fact.topic}-${line}`, vertical: verticalOf(target), subVertical, ...fact };
}
