import type { LocalBenchmark } from "#domain/benchmarks/localBenchmark.ts";
import type { Queryable } from "../database.ts";

/** The published figures of one import, in the order of its file. */
export function benchmarkRows(store: Queryable, importId: number): Promise<LocalBenchmark[]> {
  return store.query<LocalBenchmark>(
    `select area_kind as "areaKind", area, medium, sub_vertical as "subVertical", period, amount, status, source, note
     from benchmark where import_id = $1 order by line`,
    [importId],
  );
}
