import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { counted, verticalSums } from "../verticals/verticalSums.ts";
import { yearKind } from "../yearKind.ts";
import { marketsBeside } from "./comparedMarkets.ts";
import { redefinedWallet } from "./redefinedMedia.ts";
import { narrowWallet } from "./scope.ts";
import type { YearSeries, YearsOf } from "./sections.ts";
import type { MarketWallet, SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";
import { growthSpan, type GrowthSpan, yearSeries, yearSeriesColumns } from "./yearSeries.ts";

export interface VerticalYearsRow extends YearSeries {
  readonly market: string;
  /** A vertical's id. */
  readonly id: string;
}

/** One market's verticals over the years, with what each year's shares are parts of. */
export interface MarketVerticals {
  readonly market: string;
  readonly population: number;
  readonly totals: readonly (number | null)[];
  /** In the order of the own market's ranking. */
  readonly rows: readonly VerticalYearsRow[];
}

/** The verticals over the years, in the own market and in those side by side with it; `rows` are those of all, market by market. */
export interface VerticalYears extends YearsOf<VerticalYearsRow> {
  readonly year: number;
  readonly markets: readonly MarketVerticals[];
}

export function verticalYears(view: SpendingView): VerticalYears {
  const { years, market } = view.own.wallet;
  const span = growthSpan(years, view.currentYear, view.political);
  const year = yearPlace(view);
  const order = (rows: readonly VerticalYearsRow[]) =>
    rows.toSorted((a, b) => (b.dollars[year] ?? -1) - (a.dollars[year] ?? -1)).map(({ id }) => id);
  const [own, ...others] = marketsBeside(view).map((one) => verticalsOf(one, view, span));
  const ids = order(own?.rows ?? []);
  const markets = [...(own ? [own] : []), ...others].map((one) => ({
    ...one,
    rows: ids.flatMap((id) => one.rows.find((row) => row.id === id) ?? []),
  }));
  const kinds = years.map((_, y) => yearKind(view.provenance, y));
  return { market, year: view.year, years, kinds, ...span, markets, rows: markets.flatMap(({ rows }) => rows) };
}

function verticalsOf(
  { wallet, population }: MarketWallet,
  { political }: SpendingView,
  span: GrowthSpan,
): MarketVerticals {
  const { years, market } = wallet;
  const { verticals, core, political: votes } = verticalSums(wallet);
  const amounts = verticals.map((_, at) =>
    years.map((_year, y) => {
      const cell = at * years.length + y;
      return counted(amountAt(core, cell), amountAt(votes, cell), political);
    }),
  );
  const rows = verticals.map((id, at): VerticalYearsRow => {
    const ofCore = years.map((_, y) => nullIfUnknown(amountAt(core, at * years.length + y)));
    const part = narrowWallet(wallet, { kind: "vertical", id });
    const dollars = (amounts[at] ?? []).map(nullIfUnknown);
    return { market, id, ...yearSeries(dollars, years, span, ofCore, redefinedWallet(part, political)) };
  });
  const totals = years.map((_, y) => nullIfUnknown(sumKnown(amounts.map((one) => amountAt(one, y)))));
  return { market, population, totals, rows };
}

export function verticalYearsTable({ years, rows }: VerticalYears): Table {
  return tableOf(rows, [
    { key: "market", unit: "text", cell: (row) => row.market },
    { key: "vertical", unit: "text", cell: (row) => row.id },
    ...yearSeriesColumns(years),
  ]);
}
