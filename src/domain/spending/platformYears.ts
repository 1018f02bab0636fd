import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { largestFirst } from "../figures/rank.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { PLATFORMS } from "../taxonomy/platforms.ts";
import { yearKind } from "../yearKind.ts";
import { platformDollars, redefinedDigital } from "./platformSpending.ts";
import type { PlatformYears, PlatformYearsRow } from "./sections.ts";
import type { SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";
import { growthSpan, yearSeries, yearSeriesColumns } from "./yearSeries.ts";

/** The digital media by who sells them, year by year: largest of the view's year first, the total last. */
export function platformYears(view: SpendingView): PlatformYears {
  const { years, market } = view.own.wallet;
  const year = yearPlace(view);
  const span = growthSpan(years, view.currentYear, view.political);
  const amounts = years.map((_, y) => platformDollars(view, y));
  const core = years.map((_, y) => platformDollars({ ...view, political: "without" }, y));
  const isRedefined = redefinedDigital(view);
  const row = (id: string, of: (platforms: readonly number[]) => number): PlatformYearsRow => ({
    id,
    ...yearSeries(
      amounts.map((one) => nullIfUnknown(of(one))),
      years,
      span,
      core.map((one) => nullIfUnknown(of(one))),
      isRedefined,
    ),
  });
  const rows = largestFirst(amounts[year] ?? []).flatMap((at) => {
    const platform = PLATFORMS[at];
    return platform ? [row(platform.id, (one) => amountAt(one, at))] : [];
  });
  const kinds = years.map((_, y) => yearKind(view.provenance, y));
  return { market, years, kinds, ...span, rows: [...rows, row("total", sumKnown)] };
}

export function platformYearsTable({ years, rows }: PlatformYears): Table {
  return tableOf(rows, [{ key: "platform", unit: "text", cell: (row) => row.id }, ...yearSeriesColumns(years)]);
}
