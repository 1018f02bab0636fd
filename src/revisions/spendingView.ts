import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { provenanceOfWallet } from "#domain/revisions/provenanceAtLevel.ts";
import type { MarketWallet, Political, SpendingView } from "#domain/spending/view.ts";
import type { LoadedRevision } from "./publishing/loadedRevision.ts";

/** Which figures of a revision are asked for. */
export interface ViewAsked {
  /** The revision's current year where left out. */
  readonly year?: number | undefined;
  readonly political: Political;
  /** Ids of markets that stand beside the asked one. */
  readonly compare: readonly string[];
  /** Growth and loss lists leave out sub-verticals below this part of the market's total, 0–1. */
  readonly minimum: number;
}

/**
 * The view of a whole market, made of the wallets of a revision.
 *
 * @throws Failure `market-unknown`, and `invalid-input` for a year that the revision does not have
 */
export function spendingView(loadedRevision: LoadedRevision, market: string, asked: ViewAsked): SpendingView {
  const { revision } = loadedRevision;
  const { year = revision.currentYear } = asked;
  if (!revision.years.includes(year)) {
    const message = `The year must be one of ${revision.years.join(", ")}; it was ${year}.`;
    throw new Failure("invalid-input", message, [{ pointer: "/query/year", message }]);
  }
  const read = (id: string): MarketWallet => ({
    wallet: loadedRevision.wallet(id),
    population: loadedRevision.market(id).population,
  });
  const own = read(market);
  return {
    own,
    nation: read(NATION),
    compared: asked.compare.filter((id) => id !== market).map(read),
    year,
    political: asked.political,
    provenance: provenanceOfWallet(revision, own.wallet, asked.political),
    platformShares: revision.platformShares,
    currentYear: revision.currentYear,
    minimumShare: asked.minimum,
  };
}
