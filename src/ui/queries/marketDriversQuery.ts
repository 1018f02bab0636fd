import { queryOptions } from "@tanstack/react-query";
import { marketDrivers } from "#features/revisions/contract.ts";
import { callApi } from "../api/callApi.ts";

/** What a market's estimates are reckoned from. A revision never changes, so neither does this. */
export const marketDriversQuery = (revision: string, market: string) =>
  queryOptions({
    queryKey: ["drivers", revision, market],
    queryFn: ({ signal }) => callApi(marketDrivers, { params: { revision, market }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
