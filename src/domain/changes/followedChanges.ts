import { scopeSubVerticals } from "../spending/scope.ts";
import { NO_DATA } from "../figures/amount.ts";
import { sliceWallet } from "../wallet/sliceWallet.ts";
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

/** The sub-verticals of one market in one year in two revisions, over the media and sub-verticals that both know; biggest first. */
export function yearChanges(before: Wallet, after: Wallet, year: number): readonly FigureChange[] {
  const media = after.media.filter((medium) => before.media.includes(medium));
  const was = subVerticalTotals(sliceWallet(before, { media }), year);
  const is = subVerticalTotals(sliceWallet(after, { media }), year);
  const both = [...is.keys()].filter((id) => was.has(id));
  return biggestFirst(both.map((id) => figureChange(id, was.get(id) ?? NO_DATA, is.get(id) ?? NO_DATA)));
}

/** What became of the sub-verticals of the followed verticals; who follows none follows all. */
export function followedChanges(all: readonly FigureChange[], verticals: readonly string[]): FollowedChanges {
  const wanted = new Set(verticals.flatMap((id) => scopeSubVerticals({ kind: "vertical", id }) ?? []));
  const changes = all.filter(({ id }) => verticals.length === 0 || wanted.has(id));
  const [largest] = biggestFirst(changes);
  return {
    changed: changes.filter(isChanged).length,
    all: changes.length,
    largest: largest && isChanged(largest) ? largest : null,
  };
}
