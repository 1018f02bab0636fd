import type { Column, ColumnUnit } from "../tables/table.ts";
import type { Dimension, ReportMeasure } from "./reportDefinition.ts";

/** One member of a dimension; a year stands as its number in letters. */
export interface Member {
  readonly dimension: Dimension;
  readonly id: string;
}

/** A column of a finished report: a dimension that names rows, or a measure of some members. */
export interface ReportField extends Column {
  /** Set for a column that names rows. */
  readonly dimension: Dimension | null;
  /** Set for a column of figures. */
  readonly measure: ReportMeasure | null;
  /** What a column of figures is about, outermost first; empty where it is about everything in its row. */
  readonly across: readonly Member[];
  /** The column that all others add up to. */
  readonly isTotal: boolean;
}

const KEYS: Readonly<Record<ReportMeasure, { readonly key: string; readonly unit: ColumnUnit }>> = {
  dollars: { key: "dollars", unit: "dollars" },
  share: { key: "share_percent", unit: "percent" },
  growth: { key: "growth_percent", unit: "percent" },
  averageGrowth: { key: "cagr_percent", unit: "percent" },
  perCapita: { key: "per_capita", unit: "dollars" },
  index: { key: "index", unit: "index" },
  low: { key: "low", unit: "dollars" },
  high: { key: "high", unit: "dollars" },
};

const DIMENSION_KEYS: Readonly<Record<Dimension, string>> = {
  market: "market",
  group: "group",
  medium: "medium",
  vertical: "vertical",
  subVertical: "sub_vertical",
  platform: "platform",
  year: "year",
};

/** The column that names rows by a dimension. */
export function dimensionField(dimension: Dimension): ReportField {
  return {
    key: DIMENSION_KEYS[dimension],
    unit: dimension === "year" ? "year" : "text",
    dimension,
    measure: null,
    across: [],
    isTotal: false,
  };
}

/** A column of figures; its key tells what it is about: `dollars_tvOta_2026`. */
export function measureField(measure: ReportMeasure, across: readonly Member[], isTotal = false): ReportField {
  const { key, unit } = KEYS[measure];
  const year = across.find(({ dimension }) => dimension === "year");
  return {
    key: [key, ...(isTotal ? ["total"] : []), ...across.map(({ id }) => id.replaceAll(/[^\w-]+/g, "_"))].join("_"),
    unit,
    ...(year && { year: Number(year.id) }),
    dimension: null,
    measure,
    across,
    isTotal,
  };
}

/** The key of a measure alone, by which cells are written. */
export function measureKey(measure: ReportMeasure): string {
  return KEYS[measure].key;
}
