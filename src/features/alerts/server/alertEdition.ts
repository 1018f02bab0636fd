import type { AlertEdition } from "#domain/alerts/evaluateRules.ts";
import type { Publication } from "#revisions/publishing/publication.ts";

/** An edition as rules look at it. */
export function alertEdition({ revision, markets, wallet, advertisers }: Publication): AlertEdition {
  return {
    revision: revision.id,
    media: revision.media,
    currentYear: revision.currentYear,
    seasons: advertisers.seasons,
    wallet: (market) => (markets.has(market) ? wallet(market) : null),
  };
}
