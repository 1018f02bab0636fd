import type { Season } from "../advertisers/season.ts";
import { amountAt, NO_DATA, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { coreGrowthBeside, growth } from "../figures/growth.ts";
import { inMeasure, type Measure } from "../figures/measure.ts";
import { shareOf } from "../figures/share.ts";
import { type Quarter, QUARTERS } from "../period.ts";
import { reportedInView, type saidBasis } from "../revisions/provenanceAtLevel.ts";
import type { Kind } from "../revisions/revision.ts";
import type { Table } from "../tables/table.ts";
import { type ColumnOf, tableOf } from "../tables/tableOf.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { cellIndex } from "../wallet/wallet.ts";
import { provenanceAt, yearKind } from "../yearKind.ts";
import { listedMedia, mediumDollars } from "./listedMedia.ts";
import { redefinedWallet } from "./redefinedMedia.ts";
import { narrowView, type Scope, WHOLE_MARKET } from "./scope.ts";
import type { SpendingView } from "./view.ts";
import { viewInQuarter } from "./viewInQuarter.ts";
import { yearPlace } from "./yearPlace.ts";

/** How much of a quarter is reported, else on what it stands. */
export type QuarterBasis = ReturnType<typeof saidBasis>;

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
  readonly basis: QuarterBasis;
  readonly media: readonly { readonly medium: string; readonly dollars: number | null }[];
}

/** A year's spending by quarter: as somebody's books tell it, else a reading of the year by the seasons of its sub-verticals. */
export interface QuarterlySpending {
  readonly market: string;
  readonly year: number;
  readonly kind: Kind;
  /** That of all four where they have one, `partlyReported` where any of them is reported in part. */
  readonly basis: QuarterBasis;
  readonly total: number | null;
  readonly previousTotal: number | null;
  /** Growth is left out since the year before is of another definition. */
  readonly newDefinition: boolean;
  /** The part of the year's money whose season is known; the rest counts as spent evenly, political money as in election years. */
  readonly seasonal: number | null;
  readonly quarters: readonly QuarterSpend[];
}

/**
 * The quarters of a year, of a part of its market, beside those of the year before. They add up to their years, each medium's too, to the
 * dollar. The view is of the whole market and the whole year.
 */
export function quarterlySpending(
  view: SpendingView,
  seasons: readonly Season[],
  scope: Scope = WHOLE_MARKET,
): QuarterlySpending {
  const whole = narrowView(view, scope);
  const { wallet } = whole.own;
  const year = yearPlace(view);
  const newDefinition = redefinedWallet(wallet, view.political)(year - 1, year);
  const views = QUARTERS.map((quarter) => narrowView(viewInQuarter(view, quarter, seasons), scope));
  const amounts = views.map((one) => [amountsOf(one, year - 1), amountsOf(one, year)] as const);
  const [previousTotal, total] = [0, 1].map((at) =>
    nullIfUnknown(sumKnown(amounts.map((pair) => pair[at]?.dollars ?? NO_DATA))),
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
      basis: basisOf(views[at] ?? view),
      media: own.media,
    };
  });
  return {
    market: wallet.market,
    year: view.year,
    kind: yearKind(whole.provenance, year),
    basis: together(quarters.map(({ basis }) => basis)),
    total: total ?? null,
    previousTotal: previousTotal ?? null,
    newDefinition,
    seasonal: shareOf(seasonalDollars(whole, year, seasons), total ?? null),
    quarters,
  };
}

/** What a view's own wallet comes to in a year, by place, over all media and on each. */
function amountsOf({ own: { wallet }, political }: SpendingView, year: number) {
  const media = listedMedia(wallet).map(({ medium, place }) => {
    return { medium, dollars: nullIfUnknown(mediumDollars(wallet, place, year, political)) };
  });
  const core = wallet.media.map((_, place) => mediumDollars(wallet, place, year, "without"));
  return {
    media,
    dollars: nullIfUnknown(sumKnown(media.map(({ dollars }) => dollars ?? NO_DATA))),
    core: nullIfUnknown(sumKnown(core)),
  };
}

/** On what a view's figures of its period stand, taken together. */
export function basisOf(view: SpendingView): QuarterBasis {
  const reported = reportedInView(view);
  if (reported !== "none") return reported === "whole" ? "reported" : "partlyReported";
  return provenanceAt(view.provenance, 0, yearPlace(view)).basis;
}

function together(bases: readonly QuarterBasis[]): QuarterBasis {
  const [first = "modelled", ...others] = new Set(bases);
  return others.length === 0 ? first : "partlyReported";
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
export function quarterlySpendingTable({ year, kind, quarters }: QuarterlySpending): Table {
  return tableOf(quarters, [
    { key: "quarter", unit: "count", cell: (row) => row.quarter },
    { key: "year", unit: "year", cell: () => year },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "previous_dollars", unit: "dollars", cell: (row) => row.previous },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "core_growth_percent", unit: "percent", part: (row) => row.coreGrowth },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "kind", unit: "text", cell: () => kind },
    { key: "basis", unit: "text", cell: (row) => row.basis },
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
