import { rounded } from "../figures/rounded.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { DemographicTopic } from "./demographicsOf.ts";
import type { DemographicTotal } from "./demographicTotals.ts";

/** Every band of every topic as a row. */
export function demographicsTable(topics: readonly DemographicTopic[]): Table {
  const rows = topics.flatMap(({ topic, base, coverage, rows }) =>
    rows.map((row) => ({ topic, base, coverage, ...row })),
  );
  return tableOf(rows, [
    { key: "topic", unit: "text", cell: ({ topic }) => topic },
    { key: "band", unit: "text", cell: ({ band }) => band },
    { key: "base", unit: "text", cell: ({ base }) => base },
    { key: "count", unit: "count", cell: ({ count }) => count },
    { key: "share_percent", unit: "percent", cell: ({ percent }) => percent, part: ({ share }) => share ?? null },
    {
      key: "nation_share_percent",
      unit: "percent",
      cell: ({ nationPercent }) => nationPercent,
      part: ({ nationShare }) => nationShare ?? null,
    },
    { key: "index", unit: "index", cell: ({ index }) => rounded(index, 0) },
    { key: "coverage_percent", unit: "percent", cell: ({ coverage }) => rounded(coverage * 100, 1) },
  ]);
}

/** Whom percentages are of, as rows. */
export function demographicTotalsTable(totals: readonly DemographicTotal[]): Table {
  return tableOf(totals, [
    { key: "base", unit: "text", cell: ({ base }) => base },
    { key: "count", unit: "count", cell: ({ count }) => count },
    { key: "nation", unit: "count", cell: ({ nation }) => nation },
    { key: "nation_share_percent", unit: "percent", part: ({ nationShare }) => nationShare },
  ]);
}
