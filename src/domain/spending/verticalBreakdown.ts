import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { largestFirst } from "../figures/rank.ts";
import { rounded } from "../figures/rounded.ts";
import { indexAgainst, shareOf } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { type ColumnOf, tableOf } from "../tables/tableOf.ts";
import { redefinedWallet } from "./redefinedMedia.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import type { BreakdownRow, VerticalBreakdown } from "./sections.ts";
import { candidates, listRow, SUB_VERTICAL_COLUMNS } from "./subVerticalList.ts";
import type { MarketWallet, SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";

/** All sub-verticals of a view, largest first, each beside its share of the nation. */
export function verticalBreakdown(view: SpendingView): VerticalBreakdown {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const list = candidates(view, year);
  const amounts = list.map(({ dollars }) => dollars);
  const total = nullIfUnknown(sumKnown(amounts));
  const nationShares = subVerticalShares(view, view.nation, year);
  const rows = largestFirst(amounts).flatMap((at, above): BreakdownRow[] => {
    const candidate = list[at];
    if (!candidate) return [];
    const row = listRow(wallet, year, total, candidate, above + 1);
    const nationShare = nationShares.get(row.subVertical) ?? null;
    return [{ ...row, nationShare, index: indexAgainst(nationShare, row.share) }];
  });
  const previousTotal = nullIfUnknown(sumKnown(list.map(({ previous }) => previous)));
  const newDefinition = redefinedWallet(wallet, view.political)(year - 1, year);
  return { market: wallet.market, year: view.year, total, previousTotal, newDefinition, rows };
}

/** What part each sub-vertical has of a market's list. */
export function subVerticalShares(view: SpendingView, market: MarketWallet, year: number): Map<string, number | null> {
  const { wallet } = market;
  const { subVerticals } = walletTotals(wallet);
  const list = wallet.subVerticals.flatMap((id, place): (readonly [id: string, dollars: number])[] =>
    view.political === "without" && isPolitical(id)
      ? []
      : [[id, amountAt(subVerticals, place * wallet.years.length + year)]],
  );
  const total = nullIfUnknown(sumKnown(list.map(([, dollars]) => dollars)));
  return new Map(list.map(([id, dollars]) => [id, shareOf(nullIfUnknown(dollars), total)]));
}

const COLUMNS: readonly ColumnOf<BreakdownRow>[] = [
  ...SUB_VERTICAL_COLUMNS,
  { key: "nation_share_percent", unit: "percent", part: (row) => row.nationShare },
  { key: "index", unit: "index", cell: (row) => rounded(row.index, 0) },
];

export function verticalBreakdownTable({ rows }: VerticalBreakdown): Table {
  return tableOf(rows, COLUMNS);
}
