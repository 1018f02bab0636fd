import { queryOptions } from "@tanstack/react-query";
import { accessRequests } from "#features/access-requests/contract.ts";
import { callApi } from "#ui/api/callApi.ts";

/** The requests for access and for rights, newest first. */
export const requestsQuery = () =>
  queryOptions({
    queryKey: ["access-requests"],
    queryFn: async ({ signal }) => (await callApi(accessRequests, { signal })).items,
  });
