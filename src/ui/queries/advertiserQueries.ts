import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#domain/taxonomy/name.ts";
import { marketIntelligence, prospects, seasons, subVerticalInsights } from "#features/verticals/contract.ts";
import { callApi } from "../api/callApi.ts";

/** A revision never changes, so neither does what belongs to it. */
const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 } as const;

export const seasonsQuery = (revision: string) =>
  queryOptions({
    queryKey: ["seasons", revision],
    queryFn: async ({ signal }) => (await callApi(seasons, { params: { revision }, signal })).items,
    ...forGood,
  });

export const prospectsQuery = (revision: string, market: string) =>
  queryOptions({
    queryKey: ["prospects", revision, market],
    queryFn: async ({ signal }) => (await callApi(prospects, { params: { revision, market }, signal })).items,
    ...forGood,
  });

export const marketIntelQuery = (revision: string) =>
  queryOptions({
    queryKey: ["market-intelligence", revision],
    queryFn: async ({ signal }) => (await callApi(marketIntelligence, { params: { revision }, signal })).items,
    ...forGood,
  });

export const subVerticalInsightQuery = (revision: string, subVertical: string, language: Locale) =>
  queryOptions({
    queryKey: ["sub-vertical-insights", revision, subVertical, language],
    queryFn: ({ signal }) =>
      callApi(subVerticalInsights, { params: { revision, vertical: subVertical }, query: { language }, signal }),
    ...forGood,
  });
