import type { Queryable } from "#platform/database/database.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import { Failure } from "#domain/failure.ts";
import type { ScenarioRun } from "../contract/scenarioSchemas.ts";

/** A run as stored, with how far its job is. */
export interface RunRow {
  readonly id: number;
  readonly scenario: number;
  readonly version: number;
  readonly base: number;
  readonly assumptions: Assumptions;
  readonly offer: boolean;
  readonly state: ScenarioRun["state"];
  readonly progress: number;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly edition: number | null;
  readonly summary: ScenarioRun["summary"];
  readonly fault: ScenarioRun["fault"];
}

/** The key of the job that does a run. */
export const runKey = (run: number): string => `forecast-run-${run}`;

/** A run without an end is as far as its job: whose job is gone or failed without a word was interrupted. */
const RUN = `
  select r.forecast_run_id as id, r.forecast_scenario_id as scenario, r.version, r.base, r.assumptions, r.offer,
    case when r.edition is not null or r.summary is not null then 'done' when r.fault is not null then 'failed' else coalesce(job.state, 'failed') end as state,
    case when r.ended_at is not null then 1 else coalesce(job.progress, 0) end as progress, r.started_by_name as "startedBy",
    r.started_at as "startedAt", coalesce(r.ended_at, job.ended_at) as "endedAt",
    case when e.deleted_at is null then r.edition end as edition, r.summary,
    coalesce(r.fault, case when r.ended_at is null and coalesce(job.state, 'failed') = 'failed' then jsonb_build_object(
      'code', coalesce(job.fault_code, 'interrupted'), 'message', coalesce(job.fault, 'The run was interrupted. Begin it again.'),
      'place', '{}'::jsonb) end) as fault
  from forecast_run r
  left join revision e on e.revision_id = r.edition
  left join lateral (
    select state, progress, fault, fault_code, ended_at from job
    where kind = 'forecast-run' and key = 'forecast-run-' || r.forecast_run_id order by job_id desc limit 1
  ) job on r.ended_at is null`;

const MOST_RUNS = 50;

/** The last runs of a scenario, latest first. */
export function selectRuns(store: Queryable, scenario: number, most = MOST_RUNS): Promise<RunRow[]> {
  return store.query<RunRow>(`${RUN} where r.forecast_scenario_id = $1 order by r.forecast_run_id desc limit $2`, [
    scenario,
    most,
  ]);
}

/** @throws Failure `not-found` */
export async function selectRun(store: Queryable, id: number, scenario?: number): Promise<RunRow> {
  const [row] = await store.query<RunRow>(
    `${RUN} where r.forecast_run_id = $1 and ($2::int is null or r.forecast_scenario_id = $2)`,
    [id, scenario ?? null],
  );
  if (!row) throw new Failure("not-found", "This run does not exist.");
  return row;
}
