import { queryOptions } from "@tanstack/react-query";
import type { MarketKind } from "#domain/markets/market.ts";
import { callApi } from "#ui/api/callApi.ts";
import { marketTrackRecords, trackRecord } from "../contract.ts";

/** How forecasts of a market compare with what came. Another publication is another answer. */
export const recordQuery = (revision: string, market: string) =>
  queryOptions({
    queryKey: ["trackRecord", revision, market],
    queryFn: ({ signal }) => callApi(trackRecord, { params: { market }, signal }),
    staleTime: 60_000,
  });

/** The same of all markets of a kind, in a few figures each. */
export const marketRecordsQuery = (revision: string, kind: Exclude<MarketKind, "custom">) =>
  queryOptions({
    queryKey: ["trackRecord", revision, "markets", kind],
    queryFn: async ({ signal }) => (await callApi(marketTrackRecords, { query: { kind }, signal })).items,
    staleTime: 60_000,
  });
