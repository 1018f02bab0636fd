import type { FastifyInstance } from "fastify";
import { offeredRevisions } from "#platform/database/queries/offeredRevisions.ts";
import type { Queryable } from "#platform/database/database.ts";
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
import { applyScenario } from "./applyScenario.ts";
import { changeScenario, createScenario, deleteScenario, restoreScenario, restoreState } from "./keepScenario.ts";
import { offerScenario, withdrawScenario } from "./offerScenario.ts";
import { presentRun, presentScenario } from "./presentScenario.ts";
import { selectRun, selectRuns } from "./runRows.ts";
import { beginRun, cancelRun } from "./runScenario.ts";
import { selectChanges, selectRevisionChanges } from "./selectChanges.ts";
import { selectScenario, selectScenarios } from "./scenarioRows.ts";

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
