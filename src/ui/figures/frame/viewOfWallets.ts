import { provenanceOfWallet } from "#domain/revisions/provenanceAtLevel.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";

/** The wallets of a revision, the own one and the nation's first, with the people whom they are spent on. */
export function viewOfWallets(
  revision: Revision,
  wallets: readonly Wallet[],
  populations: ReadonlyMap<string, number>,
  filters: Pick<SpendingView, "year" | "political" | "minimumShare">,
): SpendingView {
  const [own, nation, ...compared] = wallets.map((wallet) => ({
    wallet,
    population: populations.get(wallet.market) ?? 0,
  }));
  if (!own || !nation) throw new Error("A screen of spending needs the market's and the nation's wallet");
  const { platformShares, currentYear } = revision;
  const provenance = provenanceOfWallet(revision, own.wallet, filters.political);
  return { own, nation, compared, ...filters, provenance, platformShares, currentYear };
}
