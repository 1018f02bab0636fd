import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { ForecastError } from "#forecast/forecastError.ts";
import { cancelJobsOf } from "#platform/jobs/cancelJob.ts";
import type { JobHandler } from "#platform/jobs/job.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { computeAside } from "#revisions/building/computeAside.ts";
import type { BuildOptions } from "#revisions/buildRevision.ts";
import { forecastFailure } from "#revisions/forecastFailure.ts";
import { keepRevision } from "#revisions/publishing/keepRevision.ts";
import { type Author, recordScenario } from "./keepScenario.ts";
import { type RunRow, runKey, selectRun, selectRuns } from "./runRows.ts";
import { lockScenario } from "./scenarioRows.ts";

/** Where scenarios are looked at in the app. */
const ROOM_PATH = "/administration/forecast-analysis/spending";

/**
 * Begins to reckon a scenario as it stands in the background, and answers the run's id.
 *
 * @param offer whether readers are to see it when it is done
 * @throws Failure `not-found`, `conflict` while another run of it is under way
 */
export function beginRun(database: Database, by: Author, id: number, offer = false): Promise<number> {
  return database.transaction(async (store) => {
    const { run, name } = await addRun(store, by, id, offer);
    const data = { run };
    await startJob(store, { kind: "forecast-run", data, owner: by.id, name, key: runKey(run) });
    return run;
  });
}

/** Notes that a scenario is to be reckoned as it stands. @throws Failure `not-found`, `conflict` while another run of it is under way */
export async function addRun(
  store: Queryable,
  by: Author,
  id: number,
  offer = false,
): Promise<{ readonly run: number; readonly name: string }> {
  const scenario = await lockScenario(store, id);
  const [last] = await selectRuns(store, id, 1);
  if (last?.state === "waiting" || last?.state === "running")
    throw new Failure("conflict", "This scenario is already being calculated.");
  const [run] = await store.query<{ id: number }>(
    `insert into forecast_run (forecast_scenario_id, version, base, assumptions, offer, started_by, started_by_name)
     values ($1, $2, $3, $4::text::jsonb, $5, $6, $7) returning forecast_run_id as id`,
    [id, scenario.version, scenario.base, JSON.stringify(scenario.assumptions), offer, by.id, by.name],
  );
  if (!run) throw new Error("The run was not kept.");
  await recordScenario(store, by, "forecastScenario.run", scenario, { after: { version: scenario.version } });
  return { run: run.id, name: scenario.name };
}

/** Stops a run. @throws Failure `not-found`, `conflict` where it has ended */
export function cancelRun(database: Database, by: Author, scenario: number, run: number): Promise<void> {
  return database.transaction(async (store) => {
    const row = await lockScenario(store, scenario);
    await selectRun(store, run, scenario);
    if (!(await cancelJobsOf(store, "forecast-run", runKey(run))))
      throw new Failure("conflict", "This run has already ended.");
    await recordScenario(store, by, "forecastScenario.runCancelled", row);
  });
}

/** Reckons a scenario in a thread of its own. Done again, it comes to the same; contradictions fail it at once. */
export function runScenarioJob({ database }: { readonly database: Database }): JobHandler<"forecast-run"> {
  return async ({ run: id }, { signal, progress }) => {
    const run = await selectRun(database, id);
    // Done by an earlier try whose last word was lost.
    if (run.state !== "done" && run.state !== "cancelled")
      await reckon(database, run, { compute: computeAside, signal, progress });
    return { link: ROOM_PATH };
  };
}

/**
 * Computes a run and keeps what comes of it as a revision. Nothing is kept before all of it is: a run that dies or is stopped leaves
 * nothing, and what readers see is never touched. What contradicts itself is kept with the run.
 *
 * @returns the revision's revision
 * @throws Failure `forecast-contradiction` or `invalid-input` with the words of it
 */
export async function reckon(database: Database, run: RunRow, how: BuildOptions): Promise<number> {
  try {
    return await keepRevision(database, {
      ...how,
      base: run.base,
      assumptions: run.assumptions,
      keep: async (store, { revision, summary }) => {
        const scenario = await lockScenario(store, run.scenario, true);
        const { offer = false } = await endRun(store, run.id, revision, summary);
        const offers = offer && scenario.deletedAt === null;
        await store.query(
          `update forecast_scenario set edition = $2, offered_edition = case when $3::boolean then $2 else offered_edition end,
             offered_at = case when $3::boolean then now() else offered_at end where forecast_scenario_id = $1`,
          [run.scenario, revision, offers],
        );
        return { label: scenario.name, by: run.startedBy };
      },
    });
  } catch (reason) {
    const fault = faultOf(reason);
    if (!fault) throw reason;
    await database.query(
      "update forecast_run set ended_at = now(), fault = $2::text::jsonb where forecast_run_id = $1 and ended_at is null",
      [run.id, JSON.stringify(fault)],
    );
    if (reason instanceof ForecastError) forecastFailure(reason);
    throw new Failure("invalid-input", fault.message); // a passing failure would be tried again
  }
}

/** Says whether the scenario is still to be offered: that may have been taken back meanwhile. */
async function endRun(
  store: Queryable,
  run: number,
  revision: number,
  summary: object,
): Promise<{ readonly offer?: boolean }> {
  const [row] = await store.query<{ offer: boolean }>(
    "update forecast_run set ended_at = now(), edition = $2, summary = $3::text::jsonb where forecast_run_id = $1 returning offer",
    [run, revision, JSON.stringify(summary)],
  );
  return row ?? {};
}

/** What another try would run into again; null for what may pass. */
function faultOf(reason: unknown): { code: string; message: string; place: object } | null {
  if (reason instanceof ForecastError) return { code: reason.code, message: reason.message, place: reason.place };
  const lasting = reason instanceof Failure && (reason.code === "conflict" || reason.code === "revision-unknown");
  return lasting ? { code: reason.code, message: reason.message, place: {} } : null;
}
