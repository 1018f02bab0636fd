import { NO_DATA } from "../figures/amount.ts";
import { sliceWallet } from "../wallet/sliceWallet.ts";
import { scopeSubVerticals } from "../spending/scope.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { subVerticalTotals } from "./changesBetween.ts";
import { biggestFirst, type FigureChange, figureChange, isChanged } from "./figureChange.ts";

/** What became of the figures that a person follows. */
export interface FollowedChanges {
  /** How many of them differ between the two revisions. */
  readonly changed: number;
  readonly all: number;
  /** A sub-vertical and what moved it furthest; null where nothing moved. */
  readonly largest: FigureChange | null;
}

/**
 * Compares what a person follows in two revisions: the sub-verticals of the followed verticals, all media together, in one market
 * and year. Who follows none follows all. Only what both revisions know is compared.
 */
export function followedChanges(
  before: Wallet,
  after: Wallet,
  followed: { readonly verticals: readonly string[]; readonly year: number },
): FollowedChanges {
  const { verticals, year } = followed;
  const wanted = new Set(verticals.flatMap((id) => scopeSubVerticals({ kind: "vertical", id }) ?? []));
  const media = after.media.filter((medium) => before.media.includes(medium));
  const was = subVerticalTotals(sliceWallet(before, { media }), year);
  const is = subVerticalTotals(sliceWallet(after, { media }), year);
  const changes = [...is.keys()]
    .filter((id) => was.has(id) && (verticals.length === 0 || wanted.has(id)))
    .map((id) => figureChange(id, was.get(id) ?? NO_DATA, is.get(id) ?? NO_DATA));
  const [largest] = biggestFirst(changes);
  return {
    changed: changes.filter(isChanged).length,
    all: changes.length,
    largest: largest && isChanged(largest) ? largest : null,
  };
}
