import { queryOptions } from "@tanstack/react-query";
import { markets } from "#features/markets/contract.ts";
import { callApi } from "../api/callApi.ts";

/** All markets the signed-in person may read, of all kinds, by rank. */
export const marketsQuery = () =>
  queryOptions({
    queryKey: ["markets"],
    queryFn: async ({ signal }) => (await callApi(markets, { signal })).items,
    staleTime: 5 * 60_000,
  });
