import { queryOptions } from "@tanstack/react-query";
import { alerts } from "#features/alerts/contract.ts";
import { callApi } from "../api/callApi.ts";

/** What the person's rules have raised, newest first. */
export const alertsQuery = () =>
  queryOptions({
    queryKey: ["alerts", "raised"],
    queryFn: async ({ signal }) => (await callApi(alerts, { signal })).items,
    staleTime: 60_000,
  });
