import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { ForecastScore } from "./scoreForecasts.ts";
import type { ScoreSummary } from "./summarizeScores.ts";
import type { TrackRecord } from "./trackRecord.ts";

/** Every score as a row, revisions by their names. */
export function scoresTable({ scores, revisions }: Pick<TrackRecord, "scores" | "revisions">): Table {
  const named = new Map(revisions.map(({ id, label }) => [id, label]));
  const revision = (id: string) => named.get(id) ?? id;
  return tableOf(scores, [
    { key: "year", unit: "year", cell: ({ year }) => year },
    { key: "medium", unit: "text", cell: ({ medium }) => medium ?? "total" },
    { key: "part", unit: "text", cell: ({ part }) => part },
    { key: "revision", unit: "text", cell: (score) => revision(score.revision) },
    { key: "years_ahead", unit: "count", cell: ({ horizon }) => horizon },
    { key: "forecast", unit: "dollars", cell: ({ forecast }) => forecast },
    { key: "low", unit: "dollars", cell: ({ low }) => low },
    { key: "high", unit: "dollars", cell: ({ high }) => high },
    { key: "closed", unit: "dollars", cell: ({ closed }) => closed },
    { key: "kind", unit: "text", cell: ({ kind }) => kind },
    { key: "closed_by", unit: "text", cell: ({ closedBy }) => revision(closedBy) },
    { key: "error_percent", unit: "percent", part: ({ error }) => error },
    { key: "in_range", unit: "text", cell: rangeCell },
    { key: "unchanged_error_percent", unit: "percent", part: ({ unchangedError }) => unchangedError },
    { key: "restated_percent", unit: "percent", part: ({ restated }) => restated },
    { key: "scored", unit: "text", cell: ({ isNewDefinition }) => (isNewDefinition ? "new-definition" : "yes") },
  ]);
}

function rangeCell({ inRange }: ForecastScore): string | null {
  return inRange === null ? null : inRange ? "yes" : "no";
}

/** Markets with their scores in a few figures. */
export function marketRecordsTable(items: readonly (ScoreSummary & { readonly market: string })[]): Table {
  return tableOf(items, [
    { key: "market", unit: "text", cell: ({ market }) => market },
    { key: "forecasts", unit: "count", cell: ({ count }) => count },
    { key: "median_error_percent", unit: "percent", part: ({ medianError }) => medianError },
    { key: "unchanged_median_error_percent", unit: "percent", part: ({ medianUnchanged }) => medianUnchanged },
    { key: "closer_than_unchanged", unit: "count", cell: ({ closer }) => closer },
    { key: "in_range", unit: "count", cell: ({ held }) => held },
    { key: "with_range", unit: "count", cell: ({ ranged }) => ranged },
  ]);
}
