import { allocationError } from "../figures/bands.ts";
import { largestFirst } from "../figures/rank.ts";
import { rounded } from "../figures/rounded.ts";
import { shareOf } from "../figures/share.ts";
import { type Scope, WHOLE_MARKET } from "../spending/scope.ts";
import { yearPlace } from "../spending/yearPlace.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { nullIfUnknown } from "../figures/amount.ts";
import type { WalletGap, WalletSlice } from "./figures.ts";
import { focusPlaces } from "./focus.ts";
import { walletMoney, walletMoneyBefore } from "./money.ts";
import { walletGap } from "./walletGap.ts";
import { walletSlices } from "./walletSlices.ts";
import type { WalletView } from "./walletView.ts";

/** One medium's slice of a wallet, held against the nation's. */
export interface MediumGap extends WalletSlice {
  readonly index: number | null;
  /** share − nationShare: positive is ahead of the nation, negative behind it. */
  readonly gap: number | null;
  readonly gapDollars: number | null;
  /** Whether the data carry no difference from the nation. */
  readonly isLevel: boolean | null;
}

export interface MediumGaps {
  readonly wallet: number | null;
  readonly walletGrowth: number | null;
  readonly walletCoreGrowth: number | null;
  /** Farthest behind the nation first, farthest ahead last, unknown ones after them. */
  readonly rows: readonly MediumGap[];
}

/** What each medium would win or lose if a part of the wallet were divided as the nation divides it. The gaps add up to nothing, but for rounding. */
export function mediumGaps(view: WalletView, focus: Scope): MediumGaps {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const places = focusPlaces(wallet, focus, view.political);
  const walletDollars = nullIfUnknown(walletMoney(wallet, places, year));
  const walletBefore = nullIfUnknown(walletMoneyBefore(wallet, places, year));
  const corePlaces = focusPlaces(wallet, focus, "without");
  const core = nullIfUnknown(walletMoney(wallet, corePlaces, year));
  const coreBefore = nullIfUnknown(walletMoneyBefore(wallet, corePlaces, year));
  const all = focusPlaces(view.nation.wallet, WHOLE_MARKET, view.political);
  const nationYear = view.nation.wallet.years.indexOf(view.year);
  const nationDollars = nullIfUnknown(walletMoney(view.nation.wallet, all, nationYear));
  const errors = { own: allocationError(shareOf(walletDollars, nationDollars) ?? 0), benchmark: 0 };
  const held = (dollars: number | null, nationShare: number | null): WalletGap =>
    walletGap(
      { wallet: walletDollars, walletBefore, core, coreBefore, medium: dollars, own: dollars },
      nationShare,
      errors,
    );
  const rows = walletSlices(view, focus).map((slice): MediumGap => {
    const { index, gap, gapDollars, isLevel } = held(slice.dollars, slice.nationShare);
    return { ...slice, index, gap, gapDollars, isLevel };
  });
  return {
    wallet: walletDollars,
    walletGrowth: held(null, null).walletGrowth,
    walletCoreGrowth: held(null, null).walletCoreGrowth,
    rows: largestFirst(rows.map(({ gapDollars }) => -(gapDollars ?? Number.NaN))).flatMap((at) => rows[at] ?? []),
  };
}

export function mediumGapsTable({ rows }: MediumGaps): Table {
  return tableOf(rows, [
    { key: "medium", unit: "text", cell: (row) => row.medium },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "nation_share_percent", unit: "percent", part: (row) => row.nationShare },
    { key: "index", unit: "index", cell: (row) => rounded(row.index, 0) },
    { key: "gap_points", unit: "percent", part: (row) => row.gap },
    { key: "gap_dollars", unit: "dollars", cell: (row) => row.gapDollars },
  ]);
}
