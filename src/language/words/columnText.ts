import type { Column } from "#domain/tables/table.ts";
import type { Words } from "./words.ts";

/** Columns whose heads are texts of their own; every other one is named by its year or medium. */
const KNOWN = [
  "rank",
  "medium",
  "group",
  "dollars",
  "share_percent",
  "growth_percent",
  "core_growth_percent",
  "nation_share_percent",
  "index",
  "per_capita",
  "low",
  "high",
  "previous_rank",
  "kind",
  "basis",
  "market",
  "level",
  "cagr_percent",
  "platform",
  "year",
  "month",
  "quarter",
  "cumulative",
  "traditional",
  "digital",
  "core",
  "political",
  "total",
  "digital_share_percent",
  "sub_vertical",
  "vertical",
  "previous_dollars",
  "delta_dollars",
  "top_medium",
  "top_medium_share_percent",
  "gap_points",
  "gap_dollars",
  "rank_change",
  "rank_change_5_years",
  "nation_rank",
] as const;

/** What stands at the head of a column of a section's table; a key nobody has named yet stands for itself. */
export function columnHead(column: Column, words: Words): string {
  if (column.medium !== undefined) return words.medium(column.medium);
  if (column.year !== undefined) return words.formats.year(column.year);
  const known = KNOWN.find((key) => key === column.key);
  return known === undefined ? column.key : words.text(`spending.column.${known}`);
}
