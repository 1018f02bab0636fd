import { nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { perPerson } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { yearKind } from "../yearKind.ts";
import { comparedMarkets } from "./comparedMarkets.ts";
import { listedMedia, mediumDollars } from "./listedMedia.ts";
import { redefinedWallet } from "./redefinedMedia.ts";
import type { YearSeries, YearsOf } from "./sections.ts";
import type { MarketWallet, Political, SpendingView } from "./view.ts";
import { growthSpan, yearSeries, yearSeriesColumns } from "./yearSeries.ts";

export interface MarketYearsRow extends YearSeries {
  /** A market's id. */
  readonly id: string;
  readonly population: number;
}

/** What the markets side by side spend in every year: the own one first, the nation last. */
export type MarketYears = YearsOf<MarketYearsRow>;

export function marketYears(view: SpendingView): MarketYears {
  const { wallet: shape } = view.own;
  const { years } = shape;
  const span = growthSpan(years, view.currentYear, view.political);
  const rows = comparedMarkets(view).map((market): MarketYearsRow => {
    const { wallet, population } = market;
    const series = yearSeries(
      totals(market, view.political),
      years,
      span,
      totals(market, "without"),
      redefinedWallet(wallet, view.political),
    );
    return { id: wallet.market, population, ...series };
  });
  return { market: shape.market, years, kinds: years.map((_, y) => yearKind(view.provenance, y)), ...span, rows };
}

function totals({ wallet }: MarketWallet, political: Political): (number | null)[] {
  const media = listedMedia(wallet);
  return wallet.years.map((_, y) =>
    nullIfUnknown(sumKnown(media.map(({ place }) => mediumDollars(wallet, place, y, political)))),
  );
}

/** The same per person. Growth stays: nobody is counted anew each year. */
export function marketYearsPerPerson(section: MarketYears): MarketYears {
  const rows = section.rows.map((row) => ({
    ...row,
    dollars: row.dollars.map((amount) => perPerson(amount, row.population)),
  }));
  return { ...section, rows };
}

export function marketYearsTable({ years, rows }: MarketYears): Table {
  return tableOf(rows, [{ key: "market", unit: "text", cell: (row) => row.id }, ...yearSeriesColumns(years)]);
}
