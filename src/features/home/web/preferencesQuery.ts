import { queryOptions } from "@tanstack/react-query";
import { preferences } from "#features/preferences/contract.ts";
import { callApi } from "#ui/api/callApi.ts";

/** What the signed-in person chose. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ["preferences"],
    queryFn: ({ signal }) => callApi(preferences, { signal }),
    staleTime: 60_000,
  });
