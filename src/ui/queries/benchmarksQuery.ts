import { queryOptions } from "@tanstack/react-query";
import { benchmarks } from "#features/share-wallet/contract.ts";
import { callApi } from "../api/callApi.ts";

/** A medium's shares in other markets, every year and category at once. A revision never changes, so neither does this. */
export const benchmarksQuery = (revision: string, market: string, medium: string) =>
  queryOptions({
    queryKey: ["benchmarks", revision, market, medium],
    queryFn: ({ signal }) => callApi(benchmarks, { params: { revision, market }, query: { medium }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
  });
