import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { largestFirst } from "../figures/rank.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { MediaGroup } from "../taxonomy/media.ts";
import { yearKind } from "../yearKind.ts";
import { type ListedMedium, listedMedia, mediumDollars } from "./listedMedia.ts";
import { redefinedMedia } from "./redefinedMedia.ts";
import type { MediaYears, YearsRow } from "./sections.ts";
import type { SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";
import { growthSpan, yearSeries, yearSeriesColumns } from "./yearSeries.ts";

/** Media down, years across: each group by the view's year, largest first, then its subtotal; the total last. */
export function mediaYears(view: SpendingView, only?: MediaGroup): MediaYears {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const span = growthSpan(wallet.years, view.currentYear, view.political);
  const amounts = (list: readonly ListedMedium[], political = view.political) =>
    wallet.years.map((_, y) => sumKnown(list.map(({ place }) => mediumDollars(wallet, place, y, political))));
  const row = (id: string, level: YearsRow["level"], list: readonly ListedMedium[]): YearsRow => ({
    id,
    level,
    ...yearSeries(
      amounts(list).map(nullIfUnknown),
      wallet.years,
      span,
      amounts(list, "without").map(nullIfUnknown),
      redefinedMedia(
        wallet,
        list.map(({ place }) => place),
        view.political,
      ),
    ),
  });
  const groupRows = (group: MediaGroup, level: YearsRow["level"]): YearsRow[] => {
    const list = listedMedia(wallet, group);
    const order = largestFirst(list.map((medium) => amountAt(amounts([medium]), year)));
    const media = order.flatMap((at) => list[at] ?? []);
    return [...media.map((medium) => row(medium.medium, "medium", [medium])), row(group, level, list)];
  };
  const rows = only
    ? groupRows(only, "total")
    : [
        ...groupRows("traditional", "group"),
        ...groupRows("digital", "group"),
        row("total", "total", listedMedia(wallet)),
      ];
  const kinds = wallet.years.map((_, y) => yearKind(view.provenance, y));
  return { market: wallet.market, years: wallet.years, kinds, ...span, rows };
}

export function mediaYearsTable({ years, rows }: MediaYears): Table {
  return tableOf(rows, [
    { key: "medium", unit: "text", cell: (row) => row.id },
    { key: "level", unit: "text", cell: (row) => row.level },
    ...yearSeriesColumns(years),
  ]);
}
