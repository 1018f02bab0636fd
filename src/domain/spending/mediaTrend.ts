import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { largestFirst } from "../figures/rank.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { yearKind } from "../yearKind.ts";
import { type ListedMedium, listedMedia, mediumDollars } from "./listedMedia.ts";
import { redefinedMedia } from "./redefinedMedia.ts";
import type { MediaTrend, TrendRow } from "./sections.ts";
import type { SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";
import { growthSpan, yearSeries, yearSeriesColumns } from "./yearSeries.ts";

/** Media that have a line of their own; more would be noise. */
const NAMED = 6;

/** What folds the smaller media together. */
export const OTHER_MEDIA = "other";

/** The media over the years: the largest of the view's year one by one, the others as one. */
export function mediaTrend(view: SpendingView): MediaTrend {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const span = growthSpan(wallet.years, view.currentYear, view.political);
  const list = listedMedia(wallet);
  const amounts = list.map(({ place }) => wallet.years.map((_, y) => mediumDollars(wallet, place, y, view.political)));
  const core = list.map(({ place }) => wallet.years.map((_, y) => mediumDollars(wallet, place, y, "without")));
  const sums = (of: readonly (readonly number[])[], places: readonly number[]) =>
    wallet.years.map((_, y) => nullIfUnknown(sumKnown(places.map((at) => amountAt(of[at] ?? [], y)))));
  const row = (id: string, places: readonly number[]): TrendRow => ({
    id,
    media: places.flatMap((at) => list[at]?.medium ?? []),
    ...yearSeries(
      sums(amounts, places),
      wallet.years,
      span,
      sums(core, places),
      redefinedMedia(
        wallet,
        places.flatMap((at) => list[at]?.place ?? []),
        view.political,
      ),
    ),
  });
  const order = largestFirst(amounts.map((one) => amountAt(one, year)));
  const named = order.slice(0, NAMED).map((at) => row(nameOf(list[at]), [at]));
  const others = order.slice(NAMED);
  const kinds = wallet.years.map((_, y) => yearKind(view.provenance, y));
  const rows = others.length > 0 ? [...named, row(OTHER_MEDIA, others)] : named;
  return { market: wallet.market, years: wallet.years, kinds, ...span, rows };
}

const nameOf = (medium: ListedMedium | undefined): string => medium?.medium ?? OTHER_MEDIA;

export function mediaTrendTable({ years, rows }: MediaTrend): Table {
  return tableOf(rows, [{ key: "medium", unit: "text", cell: (row) => row.id }, ...yearSeriesColumns(years)]);
}
