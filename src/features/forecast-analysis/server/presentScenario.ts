import type { Queryable } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { assumptionChanges } from "#domain/forecast/assumptionChanges.ts";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import type { Scenario, ScenarioRun } from "../contract/scenarioSchemas.ts";
import { type RunRow, selectRuns } from "./runRows.ts";
import type { ScenarioRow } from "./scenarioRows.ts";

/** A scenario as it leaves the server. */
export async function presentScenario(store: Queryable, row: ScenarioRow): Promise<Scenario> {
  const [run] = await selectRuns(store, row.id, 1);
  return {
    id: String(row.id),
    name: row.name,
    note: row.note,
    kind: row.kind,
    names: row.names,
    descriptions: row.descriptions,
    base: {
      revision: String(row.base),
      label: row.baseLabel,
      status: row.baseStatus,
      builtAt: instant(row.baseBuiltAt),
      sample: row.baseSample,
    },
    isCurrent: (await publishedRevision(store)) === row.base,
    version: row.version,
    sample: row.sample,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    statements: assumptionChanges(NO_ASSUMPTIONS, row.assumptions).length,
    edition: row.edition === null ? null : String(row.edition),
    offeredAt: instant(row.offeredAt),
    offeredEdition: row.offeredEdition === null ? null : String(row.offeredEdition),
    deletedAt: instant(row.deletedAt),
    run: run ? presentRun(run) : null,
  };
}

/** A run as it leaves the server. */
export function presentRun(row: RunRow): ScenarioRun {
  return {
    id: String(row.id),
    scenario: String(row.scenario),
    version: row.version,
    state: row.state,
    progress: row.progress,
    startedBy: row.startedBy,
    startedAt: row.startedAt.toISOString(),
    endedAt: instant(row.endedAt),
    edition: row.edition === null ? null : String(row.edition),
    fault: row.fault,
    summary: row.summary,
  };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
