import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { forecastScenarios, oneForecastScenario } from "../../contract/scenarios.ts";

const UNDER_WAY: readonly string[] = ["waiting", "running"];
/** Milliseconds. */
const LOOK_AGAIN = 1_500;

/** All scenarios; looked at again as long as one of them is being run. */
export const scenariosQuery = () =>
  queryOptions({
    queryKey: ["forecast", "scenarios"],
    queryFn: async ({ signal }) => (await callApi(forecastScenarios, { query: { deleted: "without" }, signal })).items,
    refetchInterval: ({ state }) =>
      state.data?.some(({ run }) => run && UNDER_WAY.includes(run.state)) ? LOOK_AGAIN : false,
  });

/** One scenario with everything it states. */
export const scenarioQuery = (scenario: string) =>
  queryOptions({
    queryKey: ["forecast", "scenario", scenario],
    queryFn: ({ signal }) => callApi(oneForecastScenario, { params: { scenario }, signal }),
    structuralSharing: false,
  });
