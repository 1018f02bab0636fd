import { queryOptions } from "@tanstack/react-query";
import { revisions } from "#features/revisions/contract.ts";
import { callApi } from "../api/callApi.ts";

/** All revisions of the data that the person may read, newest first. */
export const revisionsQuery = () =>
  queryOptions({
    queryKey: ["revisions"],
    queryFn: async ({ signal }) => (await callApi(revisions, { signal })).items,
    staleTime: 60_000,
  });
