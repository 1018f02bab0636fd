import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Queryable } from "#platform/database/database.ts";
import { type Assumptions, NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { Failure } from "#domain/failure.ts";
import type { ScenarioChange } from "../contract/scenarioSchemas.ts";
import type { forecastRevisionChanges } from "../contract/scenarios.ts";

type RevisionChange = EndpointOutput<typeof forecastRevisionChanges>["items"][number];

const MOST = 500;

const FACTS = `c.forecast_change_id::text as id, c.version, c.changed_by_name as by, c.changed_at as at, c.reason, c.changes`;

/** Every change of what a scenario states, latest first. */
export async function selectChanges(store: Queryable, scenario: number): Promise<ScenarioChange[]> {
  const rows = await store.query<Omit<ScenarioChange, "at"> & { readonly at: Date }>(
    `select ${FACTS}, c.assumptions is not null as restorable from forecast_change c
     where c.forecast_scenario_id = $1 and c.revision_id is null order by c.forecast_change_id desc limit $2`,
    [scenario, MOST],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** What scenarios stated in a revision while it was a draft, latest first. */
export async function selectRevisionChanges(store: Queryable, revision: number): Promise<RevisionChange[]> {
  const rows = await store.query<Omit<RevisionChange, "at"> & { readonly at: Date }>(
    `select ${FACTS}, case when s.forecast_scenario_id is not null then jsonb_build_object(
        'id', s.forecast_scenario_id::text, 'name', s.name, 'isDeleted', s.deleted_at is not null) end as scenario
     from forecast_change c left join forecast_scenario s on s.forecast_scenario_id = c.forecast_scenario_id
     where c.revision_id = $1 order by c.forecast_change_id desc limit $2`,
    [revision, MOST],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** What a scenario stated once one of its changes was made. @throws Failure `not-found`, `conflict` where that was not kept as a whole */
export async function selectState(store: Queryable, scenario: number, change: number): Promise<Assumptions> {
  const [row] = await store.query<{ assumptions: Assumptions | null }>(
    `select assumptions from forecast_change
     where forecast_scenario_id = $1 and forecast_change_id = $2 and revision_id is null`,
    [scenario, change],
  );
  if (!row) throw new Failure("not-found", "This scenario has no such change.");
  if (row.assumptions === null)
    throw new Failure(
      "conflict",
      "Later changes were not fully kept, so this one cannot be restored. Choose a later one.",
    );
  // What was kept before another kind of assumption came up says nothing of it.
  return { ...NO_ASSUMPTIONS, ...row.assumptions };
}
