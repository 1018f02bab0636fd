import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Locale } from "#domain/taxonomy/name.ts";
import { contentOnScreens } from "#features/content/contract.ts";
import { callApi } from "../api/callApi.ts";

/** All banners and section texts that the person may see: few, so that every screen finds its own in one answer. */
export const onScreensQuery = (language: Locale) =>
  queryOptions({
    queryKey: ["content", "on-screens", language],
    queryFn: async ({ signal }) => (await callApi(contentOnScreens, { query: { language }, signal })).items,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
