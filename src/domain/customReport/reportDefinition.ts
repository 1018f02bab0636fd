import type { Political } from "../spending/view.ts";

/** What rows and columns of a custom report can be made of. */
export const DIMENSIONS = ["market", "group", "medium", "vertical", "subVertical", "platform", "year"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What can stand in its cells. */
export const REPORT_MEASURES = [
  "dollars",
  "share",
  "growth",
  "averageGrowth",
  "perCapita",
  "index",
  "low",
  "high",
] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

/** What a share is a part of: of its row, of its column, or of everything spent in its market. */
export const SHARE_WHOLES = ["row", "column", "market"] as const;
export type ShareWhole = (typeof SHARE_WHOLES)[number];

/** A long list, columns across, or columns across with a chart of them. */
export const LAYOUTS = ["table", "pivot", "chart"] as const;
export type Layout = (typeof LAYOUTS)[number];

export const CHART_KINDS = ["bars", "columns", "stacked", "lines", "heat"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** `order` is the product's own: media and verticals as in every list, markets by rank, years ascending. */
export const SORTS = ["order", "name", "value"] as const;
export type Sort = (typeof SORTS)[number];

/** All markets of a kind that the reader may see, those of some states only if any are named; or markets by their ids. */
export type MarketChoice =
  | { readonly every: "tv" | "radio"; readonly states: readonly string[] }
  | { readonly ids: readonly string[] };

/** Calendar years, or a period that moves on with every revision: so many years before and after its current one. */
export type YearChoice =
  | { readonly from: number; readonly to: number }
  | { readonly before: number; readonly after: number };

/** Several TV or several radio markets that count as one. */
export interface CustomMarket {
  readonly name: string;
  readonly members: readonly string[];
}

/** All that a custom report is made by. The same definition gives other figures with another revision or another reader's rights. */
export interface ReportDefinition {
  readonly markets: MarketChoice;
  readonly customMarkets: readonly CustomMarket[];
  readonly years: YearChoice;
  readonly political: Political;
  /** Null is all of them. */
  readonly media: readonly string[] | null;
  readonly verticals: readonly string[] | null;
  readonly rows: readonly Dimension[];
  readonly columns: readonly Dimension[];
  readonly measures: readonly ReportMeasure[];
  readonly shareOf: ShareWhole;
  readonly sort: Sort;
  /** So many rows in each group, and one for all others; null shows all. */
  readonly top: number | null;
  readonly layout: Layout;
  readonly chart: ChartKind;
}

/** The most cells that are answered at once; beyond, a report is made in the background. */
export const CELLS_AT_ONCE = 200_000;
/** The most cells of any report. */
export const MOST_CELLS = 2_000_000;

/** The id of what top rows leave over. */
export const OTHERS = "others";

/** Whether a cell's dimension stands somewhere in the report. */
export function isAcross({ rows, columns }: Pick<ReportDefinition, "rows" | "columns">, dimension: Dimension): boolean {
  return rows.includes(dimension) || columns.includes(dimension);
}
