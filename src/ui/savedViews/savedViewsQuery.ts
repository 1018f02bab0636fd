import { queryOptions } from "@tanstack/react-query";
import { type SavedView, savedViews } from "#features/saved-views/contract.ts";
import { callApi } from "../api/callApi.ts";

/** The person's saved views and those that colleagues share, pinned ones first in their order. */
export const savedViewsQuery = () =>
  queryOptions({
    queryKey: ["saved-views"],
    queryFn: async ({ signal }) => (await callApi(savedViews, { signal })).items,
    staleTime: 5 * 60_000,
  });

/** Those that the person pinned, in their order. */
export const pinnedViewsQuery = () => queryOptions({ ...savedViewsQuery(), select: pinnedOf });

function pinnedOf(views: readonly SavedView[]): readonly SavedView[] {
  return views.filter(({ position }) => position !== null);
}
