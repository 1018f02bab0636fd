import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { assumptionChanges } from "#domain/forecast/assumptionChanges.ts";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { offeredRevisions } from "#platform/database/queries/offeredRevisions.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { published } from "#revisions/publishing/published.ts";
import {
  applyForecastScenario,
  cancelForecastRun,
  changeForecastScenario,
  copyForecastScenario,
  createForecastScenario,
  deleteForecastScenario,
  forecastRevisionChanges,
  forecastScenarioChanges,
  forecastScenarioRuns,
  forecastScenarios,
  offeredScenarios,
  offerForecastScenario,
  oneForecastRun,
  oneForecastScenario,
  restoreForecastScenario,
  restoreForecastState,
  runForecastScenario,
  withdrawForecastScenario,
} from "../contract/scenarios.ts";
import type { Scenario, ScenarioRun } from "../contract/scenarioSchemas.ts";
import { applyScenario } from "./applyScenario.ts";
import {
  type Author,
  changeScenario,
  createScenario,
  deleteScenario,
  recordScenario,
  restoreScenario,
  restoreState,
} from "./keepScenario.ts";
import { type RunRow, selectRun, selectRuns } from "./runRows.ts";
import { beginRun, cancelRun } from "./runScenario.ts";
import { lockScenario, type ScenarioRow, selectScenario, selectScenarios } from "./scenarioRows.ts";
import { selectChanges, selectRevisionChanges } from "./selectChanges.ts";

/** Scenarios: kept, changed with reasons, run in the background, stated in the draft, offered to readers. */
export function scenarioRoutes(app: FastifyInstance): void {
  app.endpoint(forecastScenarios, async ({ query }, { database }) => {
    const rows = await selectScenarios(database, query.deleted === "with");
    return { items: await Promise.all(rows.map((row) => presentScenario(database, row))) };
  });
  app.endpoint(oneForecastScenario, ({ params }, { database }) => detail(database, Number(params.scenario)));
  app.endpoint(createForecastScenario, async ({ body }, { caller, database }) =>
    detail(database, await createScenario(database, caller.person, body)),
  );
  app.endpoint(changeForecastScenario, async ({ params, body }, { caller, database }) => {
    await changeScenario(database, caller.person, Number(params.scenario), body);
    return detail(database, Number(params.scenario));
  });
  app.endpoint(forecastScenarioChanges, async ({ params }, { database }) => {
    const { id } = await selectScenario(database, Number(params.scenario));
    return { items: await selectChanges(database, id) };
  });
  app.endpoint(restoreForecastState, async ({ params, body }, { caller, database }) => {
    const scenario = Number(params.scenario);
    await restoreState(database, caller.person, scenario, Number(params.change), body);
    return detail(database, scenario);
  });
  app.endpoint(forecastRevisionChanges, async ({ params }, { database }) => ({
    items: await selectRevisionChanges(database, Number(params.revision)),
  }));
  app.endpoint(copyForecastScenario, async ({ params, body }, { caller, database }) => {
    const { base, ...row } = await selectScenario(database, Number(params.scenario));
    const facts = {
      note: row.note,
      kind: row.kind,
      names: {},
      descriptions: row.descriptions,
      assumptions: row.assumptions,
    };
    const copy = { ...facts, name: body.name, base: String(base), reason: `Copied from ${row.name}` };
    return detail(database, await createScenario(database, caller.person, copy));
  });
  app.endpoint(deleteForecastScenario, async ({ params }, { caller, database }) => {
    await deleteScenario(database, caller.person, Number(params.scenario));
    return {};
  });
  app.endpoint(restoreForecastScenario, async ({ params }, { caller, database }) => {
    await restoreScenario(database, caller.person, Number(params.scenario));
    return detail(database, Number(params.scenario));
  });
  app.endpoint(applyForecastScenario, async ({ params, body }, { caller, database }) => ({
    revision: String(await applyScenario(database, caller.person, Number(params.scenario), body)),
  }));
  runRoutes(app);
  offerRoutes(app);
}

function runRoutes(app: FastifyInstance): void {
  app.endpoint(runForecastScenario, async ({ params }, { caller, database }) => {
    const run = await beginRun(database, caller.person, Number(params.scenario));
    return presentRun(await selectRun(database, run));
  });
  app.endpoint(forecastScenarioRuns, async ({ params }, { database }) => {
    const { id } = await selectScenario(database, Number(params.scenario));
    return { items: (await selectRuns(database, id)).map(presentRun) };
  });
  app.endpoint(oneForecastRun, async ({ params }, { database }) =>
    presentRun(await selectRun(database, Number(params.run), Number(params.scenario))),
  );
  app.endpoint(cancelForecastRun, async ({ params }, { caller, database }) => {
    await cancelRun(database, caller.person, Number(params.scenario), Number(params.run));
    return presentRun(await selectRun(database, Number(params.run)));
  });
}

function offerRoutes(app: FastifyInstance): void {
  app.endpoint(offerForecastScenario, async ({ params }, { caller, database }) => {
    await offerScenario(database, caller.person, Number(params.scenario));
    return presentScenario(database, await selectScenario(database, Number(params.scenario)));
  });
  app.endpoint(withdrawForecastScenario, async ({ params }, { caller, database }) => {
    await withdrawScenario(database, caller.person, Number(params.scenario));
    return presentScenario(database, await selectScenario(database, Number(params.scenario)));
  });
  app.endpoint(offeredScenarios, async (_, { database, loadedRevisions }) => {
    const current = published(loadedRevisions);
    const rows = current ? await offeredRevisions(database, Number(current.revision.id)) : [];
    return { items: rows.map((row) => ({ ...row, id: String(row.id), edition: String(row.edition) })) };
  });
}

async function detail(store: Queryable, id: number) {
  const row = await selectScenario(store, id);
  return { ...(await presentScenario(store, row)), assumptions: row.assumptions };
}

/**
 * Lets readers look at the last run of a scenario; where it was changed since, or never reckoned, a run is begun and offered when it is done.
 *
 * @throws Failure `not-found`; `conflict` for a scenario over something else than what is published, or while it is being reckoned
 */
async function offerScenario(database: Database, by: Author, id: number): Promise<void> {
  const needsRun = await database.transaction(async (store) => {
    const scenario = await lockScenario(store, id);
    if (scenario.base !== (await publishedRevision(store)))
      throw new Failure(
        "conflict",
        `This scenario is based on ${scenario.baseLabel}, which is not what is published. Base it on the published revision and run it first.`,
      );
    const [run] = await selectRuns(store, id, 1);
    const isFresh =
      run !== undefined && run.edition !== null && run.edition === scenario.edition && run.base === scenario.base;
    const same =
      isFresh && assumptionChanges({ ...NO_ASSUMPTIONS, ...run.assumptions }, scenario.assumptions).length === 0;
    if (same)
      await store.query(
        "update forecast_scenario set offered_at = now(), offered_edition = edition where forecast_scenario_id = $1",
        [id],
      );
    await recordScenario(store, by, "forecastScenario.offered", scenario);
    return !same;
  });
  if (needsRun) await beginRun(database, by, id, true);
}

/** Stops sharing a scenario with readers. @throws Failure `not-found`, `conflict` where it is not offered */
function withdrawScenario(database: Database, by: Author, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const scenario = await lockScenario(store, id);
    const taken = await store.query(
      `update forecast_run set offer = false where forecast_scenario_id = $1 and offer and ended_at is null returning 1`,
      [id],
    );
    if (scenario.offeredAt === null && taken.length === 0)
      throw new Failure("conflict", "This scenario is not shared with readers.");
    await store.query(
      "update forecast_scenario set offered_at = null, offered_edition = null where forecast_scenario_id = $1",
      [id],
    );
    await recordScenario(store, by, "forecastScenario.withdrawn", scenario);
  });
}

/** A scenario as it leaves the server. */
async function presentScenario(store: Queryable, row: ScenarioRow): Promise<Scenario> {
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
function presentRun(row: RunRow): ScenarioRun {
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
