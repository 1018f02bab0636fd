import { queryOptions } from "@tanstack/react-query";
import { callList } from "#features/call-list/contract.ts";
import { callApi } from "../api/callApi.ts";

/** Whom the person means to call, newest first. */
export const callListQuery = () =>
  queryOptions({
    queryKey: ["call-list"],
    queryFn: async ({ signal }) => (await callApi(callList, { signal })).items,
    staleTime: 5 * 60_000,
  });
