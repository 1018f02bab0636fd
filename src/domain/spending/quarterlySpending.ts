import type { Season } from "../advertisers/season.ts";
import { addKnown, amountAt, NO_DATA, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { coreGrowthBeside, growth } from "../figures/growth.ts";
import { inMeasure, type Measure } from "../figures/measure.ts";
import { shareOf } from "../figures/share.ts";
import type { Kind } from "../revisions/revision.ts";
import type { Table } from "../tables/table.ts";
import { type ColumnOf, tableOf } from "../tables/tableOf.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import { yearKind } from "../yearKind.ts";
import { listedMedia } from "./listedMedia.ts";
import { inQuarters, type Quarter, quarterPartsOf, QUARTERS } from "./quarterParts.ts";
import { redefinedWallet } from "./redefinedMedia.ts";
import type { Political, SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";

/** A quarter of the view's year. Dollars are whole, shares and growth parts of one, null is "n/a". */
export interface QuarterSpend {
  readonly quarter: Quarter;
  readonly dollars: number | null;
  /** The same quarter of the year before. */
  readonly previous: number | null;
  /** Change on the same quarter of the year before. */
  readonly growth: number | null;
  /** That of what is not political, where politics bends the growth of any quarter; else null. */
  readonly coreGrowth: number | null;
  /** Part of the year. */
  readonly share: number | null;
  readonly media: readonly { readonly medium: string; readonly dollars: number | null }[];
}

/** A year's spending by quarter: a reading of the year by the seasons of its sub-verticals, so modelled whatever the year is. */
export interface QuarterlySpending {
  readonly market: string;
  readonly year: number;
  readonly kind: Kind;
  readonly basis: "modelled";
  readonly total: number | null;
  readonly previousTotal: number | null;
  /** Growth is left out since the year before is of another definition. */
  readonly newDefinition: boolean;
  /** The part of the year's money whose season is known; the rest counts as spent evenly, political money as in election years. */
  readonly seasonal: number | null;
  readonly quarters: readonly QuarterSpend[];
}

/** Dollars by medium and quarter, medium first; NaN is "no data". */
interface Sums {
  readonly core: Float64Array;
  readonly political: Float64Array;
}

/** The quarters of the view's year beside those of the year before. They add up to their years, each medium's too, to the dollar. */
export function quarterlySpending(view: SpendingView, seasons: readonly Season[]): QuarterlySpending {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const now = sumsOf(wallet, year, seasons);
  const before = sumsOf(wallet, year - 1, seasons);
  const media = listedMedia(wallet);
  const newDefinition = redefinedWallet(wallet, view.political)(year - 1, year);
  const [total, previousTotal] = [now, before].map((sums) =>
    nullIfUnknown(sumKnown(QUARTERS.map((_, at) => amountsOf(sums, view.political, at).dollars ?? NO_DATA))),
  );
  const amounts = QUARTERS.map(
    (_, at) => [amountsOf(before, view.political, at), amountsOf(now, view.political, at)] as const,
  );
  const bent = amounts.some(([previous, own]) => coreGrowthBeside(previous, own) !== null);
  const quarters = amounts.map(([previous, own], at): QuarterSpend => {
    return {
      quarter: QUARTERS[at] ?? 4,
      dollars: own.dollars,
      previous: previous.dollars,
      growth: newDefinition ? null : growth(previous.dollars, own.dollars),
      coreGrowth: newDefinition || !bent ? null : growth(previous.core, own.core),
      share: shareOf(own.dollars, total ?? null),
      media: media.map(({ medium, place }) => ({ medium, dollars: amountsOf(now, view.political, at, place).dollars })),
    };
  });
  return {
    market: wallet.market,
    year: view.year,
    kind: yearKind(view.provenance, year),
    basis: "modelled",
    total: total ?? null,
    previousTotal: previousTotal ?? null,
    newDefinition,
    seasonal: shareOf(seasonalDollars(view, year, seasons), total ?? null),
    quarters,
  };
}

/** What a quarter, 0–3, comes to: over all media, or on one of them by place. */
function amountsOf({ core, political }: Sums, counted: Political, quarter: number, medium?: number): Amounts {
  const places = medium === undefined ? [...Array(core.length / QUARTERS.length).keys()] : [medium];
  const of = (amounts: Float64Array) =>
    sumKnown(places.map((place) => amountAt(amounts, place * QUARTERS.length + quarter)));
  const alone = of(core);
  const dollars = counted === "with" ? addKnown(alone, of(political)) : alone;
  return { dollars: nullIfUnknown(dollars), core: nullIfUnknown(alone) };
}

interface Amounts {
  readonly dollars: number | null;
  readonly core: number | null;
}

function sumsOf(wallet: Wallet, year: number, seasons: readonly Season[]): Sums {
  const partsOf = quarterPartsOf(seasons);
  const core = new Float64Array(wallet.media.length * QUARTERS.length).fill(NO_DATA);
  const sums = { core, political: core.slice() };
  const named = wallet.years[year];
  if (named === undefined) return sums;
  for (const [s, subVertical] of wallet.subVerticals.entries()) {
    const parts = partsOf(subVertical, named);
    const into = isPolitical(subVertical) ? sums.political : sums.core;
    for (let m = 0; m < wallet.media.length; m++) {
      for (const [q, dollars] of inQuarters(amountAt(wallet.dollars, cellIndex(wallet, s, m, year)), parts).entries()) {
        const cell = m * QUARTERS.length + q;
        into[cell] = addKnown(amountAt(into, cell), dollars);
      }
    }
  }
  return sums;
}

/** The year's dollars of sub-verticals that have a season; null where nothing is known of the year. */
function seasonalDollars({ own: { wallet }, political }: SpendingView, year: number, seasons: readonly Season[]) {
  const known = new Set(seasons.map(({ subVertical }) => subVertical));
  const dollars = wallet.subVerticals.flatMap((subVertical, s) => {
    if (political === "without" && isPolitical(subVertical)) return [];
    const all = sumKnown(wallet.media.map((_, m) => amountAt(wallet.dollars, cellIndex(wallet, s, m, year))));
    return [known.has(subVertical) || Number.isNaN(all) ? all : 0];
  });
  return nullIfUnknown(sumKnown(dollars));
}

/** The same per person, or as parts of their years. */
export function quartersInMeasure(section: QuarterlySpending, measure: Measure, population: number): QuarterlySpending {
  if (measure === "dollars") return section;
  const { total, previousTotal } = section;
  const quarters = section.quarters.map((row) => ({
    ...row,
    dollars: inMeasure(measure, row.dollars, total, population),
    previous: inMeasure(measure, row.previous, previousTotal, population),
    media: row.media.map(({ medium, dollars }) => ({
      medium,
      dollars: inMeasure(measure, dollars, total, population),
    })),
  }));
  return { ...section, quarters };
}

/** A row for each quarter. */
export function quarterlySpendingTable({ year, kind, basis, quarters }: QuarterlySpending): Table {
  return tableOf(quarters, [
    { key: "quarter", unit: "count", cell: (row) => row.quarter },
    { key: "year", unit: "year", cell: () => year },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "previous_dollars", unit: "dollars", cell: (row) => row.previous },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "core_growth_percent", unit: "percent", part: (row) => row.coreGrowth },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "kind", unit: "text", cell: () => kind },
    { key: "basis", unit: "text", cell: () => basis },
    ...(quarters[0]?.media ?? []).map(
      ({ medium }, at): ColumnOf<QuarterSpend> => ({
        key: `dollars_${medium}`,
        unit: "dollars",
        medium,
        cell: (row) => row.media[at]?.dollars ?? null,
      }),
    ),
  ]);
}
