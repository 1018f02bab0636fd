import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { forecastRevisionChanges, forecastScenarioChanges } from "../../contract/scenarios.ts";

/** Every change of what a scenario states, latest first. */
export const scenarioChangesQuery = (scenario: string) =>
  queryOptions({
    queryKey: ["forecast", "changes", "scenario", scenario],
    queryFn: async ({ signal }) => (await callApi(forecastScenarioChanges, { params: { scenario }, signal })).items,
    staleTime: 0,
  });

/** What scenarios stated in a revision while it was a draft, latest first. */
export const revisionChangesQuery = (revision: string) =>
  queryOptions({
    queryKey: ["forecast", "changes", "revision", revision],
    queryFn: async ({ signal }) => (await callApi(forecastRevisionChanges, { params: { revision }, signal })).items,
    staleTime: 0,
  });
