import type { AlertRevision } from "#domain/alerts/evaluateRules.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";

/** A revision as rules look at it. */
export function alertRevision({ revision, markets, wallet, advertisers }: LoadedRevision): AlertRevision {
  return {
    revision: revision.id,
    media: revision.media,
    currentYear: revision.currentYear,
    seasons: advertisers.seasons,
    wallet: (market) => (markets.has(market) ? wallet(market) : null),
  };
}
