import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#domain/taxonomy/name.ts";
import { contentInsights } from "#features/content/contract.ts";
import { callApi } from "../api/callApi.ts";

/** What the newsroom wrote about a sub-vertical, newest first. */
export const writtenInsightsQuery = (subVertical: string, language: Locale) =>
  queryOptions({
    queryKey: ["content", "insights", subVertical, language],
    queryFn: async ({ signal }) =>
      (await callApi(contentInsights, { params: { vertical: subVertical }, query: { language }, signal })).items,
    staleTime: 5 * 60_000,
    retry: false,
  });
