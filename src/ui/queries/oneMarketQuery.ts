import { queryOptions } from "@tanstack/react-query";
import { oneMarket } from "#features/markets/contract.ts";
import { callApi } from "../api/callApi.ts";

/** One market with its polygon and counties. */
export const oneMarketQuery = (market: string) =>
  queryOptions({
    queryKey: ["markets", market],
    queryFn: ({ signal }) => callApi(oneMarket, { params: { market }, signal }),
    staleTime: 60 * 60_000,
  });
