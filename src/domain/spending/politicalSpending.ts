import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { politicalMonths } from "../politicalMonths.ts";
import { shareOf } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { type ColumnOf, tableOf } from "../tables/tableOf.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import { yearKind } from "../yearKind.ts";
import { listedMedia, mediumDollars } from "./listedMedia.ts";
import type { PoliticalSpending, PoliticalYear } from "./sections.ts";
import type { SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";

/** Political dollars of each medium in a year, by place; NaN is "no data". */
export function politicalDollars(wallet: Wallet, year: number): number[] {
  const { political } = walletTotals(wallet);
  return wallet.media.map((_, medium) => amountAt(political, medium * wallet.years.length + year));
}

/** Political spending year by year and medium by medium, with the months of the view's year. The switch does not apply. */
export function politicalSpending(view: SpendingView): PoliticalSpending {
  const { wallet } = view.own;
  const media = listedMedia(wallet);
  const years = wallet.years.map((year, y): PoliticalYear => {
    const amounts = politicalDollars(wallet, y);
    const dollars = nullIfUnknown(sumKnown(amounts));
    const all = nullIfUnknown(sumKnown(media.map(({ place }) => mediumDollars(wallet, place, y, "with"))));
    return {
      year,
      kind: yearKind(view.provenance, y),
      dollars,
      share: shareOf(dollars, all),
      media: media.map(({ medium, place }) => ({ medium, dollars: nullIfUnknown(amountAt(amounts, place)) })),
    };
  });
  const months = politicalMonths(view, years[yearPlace(view)]?.dollars ?? null);
  return { market: wallet.market, year: view.year, years, months };
}

/** A year, or a month of the section's year. */
interface Row extends Partial<Pick<PoliticalYear, "kind" | "share" | "media">> {
  readonly year: number;
  readonly month?: number;
  readonly dollars: number | null;
  readonly cumulative?: number;
}

/** A row for each year, then one for each month of the section's year. */
export function politicalSpendingTable({ year, years, months }: PoliticalSpending): Table {
  const rows: Row[] = [...years, ...months.map((month) => ({ year, ...month }))];
  const media = years[0]?.media ?? [];
  return tableOf(rows, [
    { key: "year", unit: "year", cell: (row) => row.year },
    { key: "month", unit: "count", cell: (row) => row.month ?? null },
    { key: "kind", unit: "text", cell: (row) => row.kind ?? null },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "cumulative", unit: "dollars", cell: (row) => row.cumulative ?? null },
    { key: "share_percent", unit: "percent", part: (row) => row.share ?? null },
    ...media.map(
      ({ medium }, at): ColumnOf<Row> => ({
        key: `dollars_${medium}`,
        unit: "dollars",
        medium,
        cell: (row) => row.media?.[at]?.dollars ?? null,
      }),
    ),
  ]);
}
