import type { Revision } from "#domain/revisions/revision.ts";
import { provenanceOfWallet } from "#domain/revisions/provenanceAtLevel.ts";
import { narrowView } from "#domain/spending/scope.ts";
import type { MarketWallet, SpendingView } from "#domain/spending/view.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import { type Spending, spendingInQuarter } from "#documents/spending.ts";

/** The same market, filters and scope in another revision that is or was published. Persons are counted as in the revision shown. */
export async function spendingInRevision(spending: Spending, revision: Revision): Promise<Spending> {
  const { divided } = spending;
  if (divided) {
    const [ofYear, seasons] = await Promise.all([
      spendingInRevision(divided.ofYear, revision),
      queryClient.fetchQuery(seasonsQuery(revision.id)),
    ]);
    return spendingInQuarter(ofYear, divided.quarter, seasons);
  }
  const { whatIf, ...rest } = spending;
  const { whole, scope } = rest;
  // What is said of another revision is no supposition.
  const { words } = whatIf?.published ?? rest;
  const read = async (market: MarketWallet): Promise<MarketWallet> => ({
    ...market,
    wallet: await queryClient.fetchQuery(walletQuery(revision.id, market.wallet.market)),
  });
  const [own, nation, ...compared] = await Promise.all([whole.own, whole.nation, ...whole.compared].map(read));
  if (!own || !nation) throw new Error("A view has the market's and the nation's wallet");
  const provenance = provenanceOfWallet(revision, own.wallet, whole.political);
  const view: SpendingView = { ...whole, own, nation, compared, provenance, currentYear: revision.currentYear };
  return { ...rest, words, revision, whole: view, view: narrowView(view, scope) };
}
