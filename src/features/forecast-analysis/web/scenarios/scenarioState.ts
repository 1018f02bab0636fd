import type { Scenario } from "../../contract/scenarioSchemas.ts";

/** How far a scenario's last run is, in the order in which runs go. */
export const SCENARIO_STATES = ["notRun", "waiting", "running", "failed", "cancelled", "done"] as const;
export type ScenarioState = (typeof SCENARIO_STATES)[number];

export function scenarioState({ run }: Pick<Scenario, "run">): ScenarioState {
  return run?.state ?? "notRun";
}

/** Whether a run of it is under way, and can be stopped. */
export function isRunning(scenario: Pick<Scenario, "run">): boolean {
  const state = scenarioState(scenario);
  return state === "waiting" || state === "running";
}
