import { amountAt, NO_DATA, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { rounded } from "../figures/rounded.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import { yearKind } from "../yearKind.ts";
import { redefinedSubVertical, redefinedWallet } from "./redefinedMedia.ts";
import type { SubVerticalYears, SubVerticalYearsRow } from "./sections.ts";
import { verticalBreakdown } from "./verticalBreakdown.ts";
import type { SpendingView } from "./view.ts";
import { growthSpan, yearSeries, yearSeriesColumns } from "./yearSeries.ts";

/** Sub-verticals down, years across, largest of the view's year first; the total last. */
export function subVerticalYears(view: SpendingView): SubVerticalYears {
  const { wallet } = view.own;
  const { years } = wallet;
  const breakdown = verticalBreakdown(view);
  const span = growthSpan(years, view.currentYear, view.political);
  const totals = walletTotals(wallet).subVerticals;
  const amounts = breakdown.rows.map(({ subVertical }) => {
    const place = wallet.subVerticals.indexOf(subVertical);
    return years.map((_, y) => amountAt(totals, place * years.length + y));
  });
  const core = breakdown.rows.map(({ subVertical }, at) =>
    isPolitical(subVertical) ? years.map(() => NO_DATA) : (amounts[at] ?? []),
  );
  const rows = breakdown.rows.map(
    ({ subVertical, share, index, topMedium, topMediumShare }, at): SubVerticalYearsRow => ({
      id: subVertical,
      ...yearSeries(
        (amounts[at] ?? []).map(nullIfUnknown),
        years,
        span,
        (core[at] ?? []).map(nullIfUnknown),
        redefinedSubVertical(wallet, wallet.subVerticals.indexOf(subVertical)),
      ),
      share,
      index,
      topMedium,
      topMediumShare,
    }),
  );
  const sums = (of: readonly (readonly number[])[]) =>
    years.map((_, y) => nullIfUnknown(sumKnown(of.map((one) => amountAt(one, y)))));
  const total: SubVerticalYearsRow = {
    id: "total",
    ...yearSeries(sums(amounts), years, span, sums(core), redefinedWallet(wallet, view.political)),
    share: breakdown.total ? 1 : null,
    index: null,
    topMedium: null,
    topMediumShare: null,
  };
  const kinds = years.map((_, y) => yearKind(view.provenance, y));
  return { market: wallet.market, year: view.year, years, kinds, ...span, rows: [...rows, total] };
}

export function subVerticalYearsTable({ years, rows }: SubVerticalYears): Table {
  return tableOf(rows, [
    { key: "sub_vertical", unit: "text", cell: (row) => row.id },
    ...yearSeriesColumns(years),
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "index", unit: "index", cell: (row) => rounded(row.index, 0) },
    { key: "top_medium", unit: "text", cell: (row) => row.topMedium },
    { key: "top_medium_share_percent", unit: "percent", part: (row) => row.topMediumShare },
  ]);
}
