/** Names the scenario of the forecast room that a screen shows instead of what is published. */
export const SCENARIO_PARAMETER = "scenario";

/** The search of an address that shows a scenario; null shows what is published. */
export function withScenario(search: URLSearchParams, scenario: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (scenario === null) next.delete(SCENARIO_PARAMETER);
  else next.set(SCENARIO_PARAMETER, scenario);
  return next;
}
