import type { z } from "zod";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/market.ts";
import { narrowView } from "#domain/spending/scope.ts";
import type { MarketWallet, SpendingView } from "#domain/spending/view.ts";
import type { Publication } from "#revisions/publication.ts";
import type { summaryQuery } from "../contract.ts";
import { askedScope } from "./askedScope.ts";

/**
 * The view that a request asks for, cut down to its vertical or sub-vertical.
 *
 * @throws Failure `market-unknown`, `invalid-input` for a year that the revision does not have, and for no or two things to cut down to
 */
export function summaryView(
  publication: Publication,
  market: string,
  query: z.output<typeof summaryQuery>,
): SpendingView {
  const { revision } = publication;
  const { year = revision.currentYear } = query;
  if (!revision.years.includes(year)) {
    const message = `The year must be one of ${revision.years.join(", ")}; it was ${year}.`;
    throw new Failure("invalid-input", message, [{ pointer: "/query/year", message }]);
  }
  const read = (id: string): MarketWallet => ({
    wallet: publication.wallet(id),
    population: publication.market(id).population,
  });
  const whole: SpendingView = {
    own: read(market),
    nation: read(NATION),
    compared: query.compare.filter((id) => id !== market).map(read),
    year,
    political: query.political,
    provenance: revision.provenance,
    platformShares: revision.platformShares,
    currentYear: revision.currentYear,
    minimumShare: query.minimum,
  };
  return narrowView(whole, askedScope(query));
}
