import { queryOptions } from "@tanstack/react-query";
import { otaRevenues, topCompetitorsByShare, topRevenueAndShare } from "#features/stations/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { marketCounties, marketDemographicsBreakdown, marketProfileStats } from "../contract.ts";

/** A revision never changes, so neither does what belongs to it. */
const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 } as const;

export const profileStatsQuery = (revision: string, market: string, year: number) =>
  queryOptions({
    queryKey: ["market-profile-stats", revision, market, year],
    queryFn: async ({ signal }) =>
      (await callApi(marketProfileStats, { params: { market }, query: { revision, year }, signal })).figures,
    ...forGood,
  });

export const demographicsQuery = (revision: string, market: string) =>
  queryOptions({
    queryKey: ["market-demographics", revision, market],
    queryFn: async ({ signal }) =>
      (await callApi(marketDemographicsBreakdown, { params: { market }, query: { revision }, signal })).topics,
    ...forGood,
  });

export const countiesQuery = (revision: string, market: string) =>
  queryOptions({
    queryKey: ["market-counties", revision, market],
    queryFn: async ({ signal }) =>
      (await callApi(marketCounties, { params: { market }, query: { revision }, signal })).counties,
    ...forGood,
  });

/** What the stations of a market took in together, year by year; nothing of a market that has none of its own (null). */
export const stationYearsQuery = (revision: string, market: string | null) =>
  queryOptions({
    queryKey: ["ota-revenues", revision, market],
    queryFn: async ({ signal }) =>
      market === null ? [] : (await callApi(otaRevenues, { params: { market }, query: { revision }, signal })).years,
    ...forGood,
  });

/** The largest stations or owners of a market by audience or by revenue. */
export const competitorsQuery = (
  of: "share" | "revenue",
  {
    revision,
    market,
    year,
    by,
  }: { readonly revision: string; readonly market: string; readonly year: number; readonly by: "station" | "owner" },
) =>
  queryOptions({
    queryKey: ["competitors", of, revision, market, year, by],
    queryFn: ({ signal }) =>
      callApi(of === "share" ? topCompetitorsByShare : topRevenueAndShare, {
        params: { market },
        query: { revision, year, by },
        signal,
      }),
    ...forGood,
  });
