import { queryOptions } from "@tanstack/react-query";
import { offeredScenarios } from "#features/forecast-analysis/contract/scenarios.ts";
import { callApi } from "../api/callApi.ts";

/** The scenarios that readers may look at instead of what is published, looked for again every minute: they can be taken back. */
export const offeredScenariosQuery = () =>
  queryOptions({
    queryKey: ["forecast", "offered"],
    queryFn: async ({ signal }) => (await callApi(offeredScenarios, { signal })).items,
    staleTime: 60_000,
    refetchInterval: 60_000,
  });
