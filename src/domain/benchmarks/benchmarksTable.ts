import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { ScoredBenchmark } from "./benchmarkRecord.ts";

/** Every published figure beside ours as a row. */
export function benchmarksTable(items: readonly ScoredBenchmark[]): Table {
  return tableOf(items, [
    { key: "area_kind", unit: "text", cell: ({ areaKind }) => areaKind },
    { key: "area", unit: "text", cell: ({ area }) => area },
    { key: "medium", unit: "text", cell: ({ medium }) => medium ?? "total" },
    { key: "sub_vertical", unit: "text", cell: ({ subVertical }) => subVertical ?? "total" },
    { key: "period", unit: "text", cell: ({ period }) => period },
    { key: "published", unit: "dollars", cell: ({ amount }) => amount },
    { key: "ours", unit: "dollars", cell: ({ ours }) => ours },
    { key: "part_years", unit: "text", cell: ({ partYears }) => partYears },
    { key: "miss_percent", unit: "percent", part: ({ miss }) => miss },
    { key: "not_compared", unit: "text", cell: ({ notCompared }) => notCompared },
    { key: "half", unit: "text", cell: ({ half }) => half },
    { key: "status", unit: "text", cell: ({ status }) => status },
    { key: "source", unit: "text", cell: ({ source }) => source },
    { key: "note", unit: "text", cell: ({ note }) => note },
  ]);
}
