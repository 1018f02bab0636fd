import { rounded } from "../figures/rounded.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { ProfileFigure } from "./profileFigures.ts";

/** The key figures as rows; growth is over the years named beside it. */
export function profileTable(figures: readonly ProfileFigure[]): Table {
  return tableOf(figures, [
    { key: "figure", unit: "text", cell: ({ figure }) => figure },
    { key: "unit", unit: "text", cell: ({ unit }) => unit },
    { key: "value", unit: "count", cell: ({ value, unit }) => rounded(value, decimalsOf(unit)) },
    { key: "nation", unit: "count", cell: ({ nation, unit }) => rounded(nation, decimalsOf(unit)) },
    { key: "nation_share_percent", unit: "percent", part: ({ nationShare }) => nationShare },
    { key: "index", unit: "index", cell: ({ index }) => rounded(index, 0) },
    { key: "coverage_percent", unit: "percent", part: ({ coverage }) => coverage },
    { key: "past_growth_percent", unit: "percent", part: ({ past }) => past?.change ?? null },
    { key: "past_from", unit: "year", cell: ({ past }) => past?.from ?? null },
    { key: "past_to", unit: "year", cell: ({ past }) => past?.to ?? null },
    {
      key: "nation_past_growth_percent",
      unit: "percent",
      part: ({ nationPast }) => nationPast?.change ?? null,
    },
    { key: "expected_growth_percent", unit: "percent", part: ({ ahead }) => ahead?.change ?? null },
    { key: "expected_from", unit: "year", cell: ({ ahead }) => ahead?.from ?? null },
    { key: "expected_to", unit: "year", cell: ({ ahead }) => ahead?.to ?? null },
    {
      key: "nation_expected_growth_percent",
      unit: "percent",
      part: ({ nationAhead }) => nationAhead?.change ?? null,
    },
  ]);
}

/** Ratios, years of age and percentages are told to a tenth or finer, everything else in whole ones. */
function decimalsOf(unit: ProfileFigure["unit"]): number {
  if (unit === "ratio") return 2;
  return unit === "percent" || unit === "years" ? 1 : 0;
}
