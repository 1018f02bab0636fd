import { amountAt, NO_DATA, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { growth } from "../figures/growth.ts";
import { largestFirst } from "../figures/rank.ts";
import { shareOf } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { type ColumnOf, tableOf } from "../tables/tableOf.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import { redefinedSubVertical } from "./redefinedMedia.ts";
import type { SubVerticalList, SubVerticalRow } from "./sections.ts";
import type { SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";

const LIST_LENGTH = 10;

/** A sub-vertical of a wallet with its money of two years. */
export interface Candidate {
  readonly place: number;
  readonly subVertical: string;
  /** NaN is "no data". */
  readonly dollars: number;
  readonly previous: number;
  /** NaN too where the year before is of another definition. */
  readonly delta: number;
  readonly newDefinition: boolean;
}

/** The sub-verticals that spend most. */
export function topSubVerticals(view: SpendingView): SubVerticalList {
  return listBy(view, 0, ({ dollars }) => dollars);
}

/** Those that grew by the most dollars; the minimum keeps tiny ones from filling the list. Political money, which comes and goes with elections, has sections of its own. */
export function largestGrowthVerticals(view: SpendingView): SubVerticalList {
  return listBy(view, view.minimumShare, (candidate) => coreDelta(view, candidate));
}

/** Those that lost the most dollars, the largest loss first. */
export function largestLossVerticals(view: SpendingView): SubVerticalList {
  return listBy(view, view.minimumShare, (candidate) => -coreDelta(view, candidate));
}

/** No change at all of a political sub-vertical, but where there are no others. */
function coreDelta({ own }: SpendingView, { subVertical, delta }: Candidate): number {
  return isPolitical(subVertical) && !own.wallet.subVerticals.every(isPolitical) ? 0 : delta;
}

function listBy(view: SpendingView, minimumShare: number, size: (candidate: Candidate) => number): SubVerticalList {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const all = candidates(view, year);
  const total = nullIfUnknown(sumKnown(all.map(({ dollars }) => dollars)));
  const minimumDollars = Math.round((total ?? 0) * minimumShare);
  const eligible = all.filter(
    (candidate) => size(candidate) > 0 && (candidate.dollars >= minimumDollars || candidate.previous >= minimumDollars),
  );
  const order = largestFirst(eligible.map(size)).slice(0, LIST_LENGTH);
  const rows = order
    .flatMap((at) => eligible[at] ?? [])
    .map((candidate, above) => listRow(wallet, year, total, candidate, above + 1));
  return { market: wallet.market, year: view.year, minimumDollars, rows };
}

/** The sub-verticals that a view counts: all of its wallet, without the political ones where it says so. */
export function candidates({ own: { wallet }, political }: SpendingView, year: number): Candidate[] {
  const { subVerticals } = walletTotals(wallet);
  return wallet.subVerticals.flatMap((subVertical, place) => {
    if (political === "without" && isPolitical(subVertical)) return [];
    const cell = place * wallet.years.length + year;
    const dollars = amountAt(subVerticals, cell);
    const previous = year === 0 ? NO_DATA : amountAt(subVerticals, cell - 1);
    const newDefinition = redefinedSubVertical(wallet, place)(year - 1, year);
    return [
      { place, subVertical, dollars, previous, newDefinition, delta: newDefinition ? NO_DATA : dollars - previous },
    ];
  });
}

/** What is known of a sub-vertical in the year at this place; `total` is what its share is part of. */
export function listRow(
  wallet: Wallet,
  year: number,
  total: number | null,
  { place, subVertical, ...amounts }: Candidate,
  rank: number,
): SubVerticalRow {
  const [dollars, previous] = [nullIfUnknown(amounts.dollars), nullIfUnknown(amounts.previous)];
  const [top, topDollars] = topMedium(wallet, place, year);
  return {
    rank,
    subVertical,
    vertical: verticalOf(subVertical),
    dollars,
    previous,
    delta: nullIfUnknown(amounts.delta),
    growth: amounts.newDefinition ? null : growth(previous, dollars),
    newDefinition: amounts.newDefinition,
    share: shareOf(dollars, total),
    topMedium: topDollars ? (wallet.media[top] ?? null) : null,
    topMediumShare: topDollars ? shareOf(topDollars, dollars) : null,
  };
}

/** The place of the medium that takes most of a sub-vertical, the first of equals, and what it takes. */
function topMedium(wallet: Wallet, place: number, year: number): readonly [medium: number, dollars: number | null] {
  let top = 0;
  let most = NO_DATA;
  for (let medium = 0; medium < wallet.media.length; medium++) {
    const dollars = amountAt(wallet.dollars, cellIndex(wallet, place, medium, year));
    if (!(dollars <= most) && !Number.isNaN(dollars)) [top, most] = [medium, dollars];
  }
  return [top, nullIfUnknown(most)];
}

export function subVerticalListTable({ rows }: SubVerticalList): Table {
  return tableOf(rows, SUB_VERTICAL_COLUMNS);
}

/** What every list of sub-verticals tells of one. */
export const SUB_VERTICAL_COLUMNS: readonly ColumnOf<SubVerticalRow>[] = [
  { key: "rank", unit: "rank", cell: (row) => row.rank },
  { key: "sub_vertical", unit: "text", cell: (row) => row.subVertical },
  { key: "vertical", unit: "text", cell: (row) => row.vertical },
  { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
  { key: "previous_dollars", unit: "dollars", cell: (row) => row.previous },
  { key: "delta_dollars", unit: "dollars", cell: (row) => row.delta },
  { key: "growth_percent", unit: "percent", part: (row) => row.growth },
  { key: "share_percent", unit: "percent", part: (row) => row.share },
  { key: "top_medium", unit: "text", cell: (row) => row.topMedium },
  { key: "top_medium_share_percent", unit: "percent", part: (row) => row.topMediumShare },
];
