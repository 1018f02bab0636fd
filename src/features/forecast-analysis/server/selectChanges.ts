import type { EndpointOutput } from "#api/endpoint.ts";
import type { Queryable } from "#database/database.ts";
import type { forecastScenarioChanges } from "../contract/scenarios.ts";

type Change = EndpointOutput<typeof forecastScenarioChanges>["items"][number];

const MOST = 500;

/** Every change of what a scenario states, latest first. */
export async function selectChanges(store: Queryable, scenario: number): Promise<Change[]> {
  const rows = await store.query<Omit<Change, "at"> & { readonly at: Date }>(
    `select version, changed_by_name as by, changed_at as at, reason, changes from forecast_change
     where forecast_scenario_id = $1 and revision_id is null order by forecast_change_id desc limit $2`,
    [scenario, MOST],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
