import type { FastifyInstance } from "fastify";
import { benchmarksTable } from "#domain/benchmarks/benchmarksTable.ts";
import { benchmarkRecordFor } from "#revisions/benchmarks/benchmarkRecordFor.ts";
import { accuracy } from "../contract.ts";

export function accuracyRoutes(app: FastifyInstance): void {
  app.endpoint(
    accuracy,
    (_request, { caller, database, loadedRevisions }) =>
      benchmarkRecordFor(database, loadedRevisions.current(), caller.rights),
    { table: ({ items }) => benchmarksTable(items) },
  );
}
