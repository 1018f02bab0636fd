import { addKnown, amountAt, NO_DATA, nullIfUnknown } from "../figures/amount.ts";
import { growth } from "../figures/growth.ts";
import { largestFirst } from "../figures/rank.ts";
import { rounded } from "../figures/rounded.ts";
import { indexAgainst, shareOf } from "../figures/share.ts";
import { redefinedMedia } from "../spending/redefinedMedia.ts";
import { candidates } from "../spending/subVerticalList.ts";
import type { SpendingView } from "../spending/view.ts";
import { yearPlace } from "../spending/yearPlace.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import { type LocalMedium, SOLD_BY } from "./localMedium.ts";

const LIST_LENGTH = 10;

/** What a sub-vertical spends on local stations of one kind, over the air and digitally. */
export interface MediumCategory {
  readonly rank: number;
  readonly subVertical: string;
  readonly vertical: string;
  readonly dollars: number | null;
  readonly previous: number | null;
  readonly growth: number | null;
  /** Part of all that the sub-vertical spends here, 0–1. */
  readonly shareOfWallet: number | null;
  /** The same in the nation. */
  readonly nationShareOfWallet: number | null;
  /** 100 is the nation's share of wallet. */
  readonly index: number | null;
}

/** The sub-verticals that spend most on the stations of a market. */
export function mediumCategories(view: SpendingView, medium: LocalMedium): MediumCategory[] {
  const year = yearPlace(view);
  const all = candidates(view, year);
  const dollars = all.map(({ place }) => soldTo(view.own.wallet, place, year, medium));
  const { wallet } = view.own;
  const media = [SOLD_BY[medium].ota, SOLD_BY[medium].digital].map((id) => wallet.media.indexOf(id));
  const isRedefined = redefinedMedia(
    wallet,
    media.filter((at) => at >= 0),
    view.political,
  )(year - 1, year);
  const order = largestFirst(dollars.map((amount) => amount)).filter((at) => (dollars[at] ?? 0) > 0);
  return order.slice(0, LIST_LENGTH).flatMap((at, above): MediumCategory[] => {
    const candidate = all[at];
    if (!candidate) return [];
    const { place, subVertical } = candidate;
    const now = nullIfUnknown(dollars[at] ?? NO_DATA);
    const previous = nullIfUnknown(soldTo(view.own.wallet, place, year - 1, medium));
    const share = shareOf(now, nullIfUnknown(candidate.dollars));
    const nationShare = shareOf(
      nullIfUnknown(soldTo(view.nation.wallet, place, year, medium)),
      nullIfUnknown(spentBy(view.nation.wallet, place, year)),
    );
    return [
      {
        rank: above + 1,
        subVertical,
        vertical: verticalOf(subVertical),
        dollars: now,
        previous,
        growth: isRedefined ? null : growth(previous, now),
        shareOfWallet: share,
        nationShareOfWallet: nationShare,
        index: indexAgainst(nationShare, share),
      },
    ];
  });
}

function soldTo(wallet: Wallet, subVertical: number, year: number, medium: LocalMedium): number {
  if (year < 0) return NO_DATA;
  return [SOLD_BY[medium].ota, SOLD_BY[medium].digital].reduce((sum, id) => {
    const at = wallet.media.indexOf(id);
    return at < 0 ? sum : addKnown(sum, amountAt(wallet.dollars, cellIndex(wallet, subVertical, at, year)));
  }, NO_DATA);
}

function spentBy(wallet: Wallet, subVertical: number, year: number): number {
  return wallet.media.reduce(
    (sum, _, medium) => addKnown(sum, amountAt(wallet.dollars, cellIndex(wallet, subVertical, medium, year))),
    NO_DATA,
  );
}

export function mediumCategoriesTable(rows: readonly MediumCategory[]): Table {
  return tableOf(rows, [
    { key: "rank", unit: "rank", cell: ({ rank }) => rank },
    { key: "sub_vertical", unit: "text", cell: ({ subVertical }) => subVertical },
    { key: "vertical", unit: "text", cell: ({ vertical }) => vertical },
    { key: "dollars", unit: "dollars", cell: ({ dollars }) => dollars },
    { key: "previous_dollars", unit: "dollars", cell: ({ previous }) => previous },
    { key: "growth_percent", unit: "percent", part: ({ growth: change }) => change },
    { key: "share_of_wallet_percent", unit: "percent", part: ({ shareOfWallet }) => shareOfWallet },
    {
      key: "nation_share_of_wallet_percent",
      unit: "percent",
      part: ({ nationShareOfWallet }) => nationShareOfWallet,
    },
    { key: "index", unit: "index", cell: ({ index }) => rounded(index, 0) },
  ]);
}
