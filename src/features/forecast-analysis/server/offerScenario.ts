import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { Failure } from "#domain/failure.ts";
import { assumptionChanges } from "#domain/forecast/assumptionChanges.ts";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { type Author, recordScenario } from "./keepScenario.ts";
import { selectRuns } from "./runRows.ts";
import { beginRun } from "./runScenario.ts";
import { lockScenario } from "./scenarioRows.ts";

/**
 * Lets readers look at the last run of a scenario; where it was changed since, or never reckoned, a run is begun and offered when it is done.
 *
 * @throws Failure `not-found`; `conflict` for a scenario over something else than what is published, or while it is being reckoned
 */
export async function offerScenario(database: Database, by: Author, id: number): Promise<void> {
  const needsRun = await database.transaction(async (store) => {
    const scenario = await lockScenario(store, id);
    if (scenario.base !== (await publishedRevision(store)))
      throw new Failure(
        "conflict",
        `This scenario stands over ${scenario.baseLabel}, which is not what is published. Put it over the published revision and run it first.`,
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

/** Takes a scenario back from readers. @throws Failure `not-found`, `conflict` where it is not offered */
export function withdrawScenario(database: Database, by: Author, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const scenario = await lockScenario(store, id);
    const taken = await store.query(
      `update forecast_run set offer = false where forecast_scenario_id = $1 and offer and ended_at is null returning 1`,
      [id],
    );
    if (scenario.offeredAt === null && taken.length === 0)
      throw new Failure("conflict", "Readers are not offered this scenario.");
    await store.query(
      "update forecast_scenario set offered_at = null, offered_edition = null where forecast_scenario_id = $1",
      [id],
    );
    await recordScenario(store, by, "forecastScenario.withdrawn", scenario);
  });
}
