import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { contentItems, contentVersions, oneContentItem } from "../contract/editing.ts";

/** Everything in the newsroom, deleted pieces too. */
export const contentItemsQuery = () =>
  queryOptions({
    queryKey: ["content-items"],
    queryFn: async ({ signal }) => (await callApi(contentItems, { signal })).items,
  });

/** One piece with its draft, as it is now. */
export const contentItemQuery = (item: string) =>
  queryOptions({
    queryKey: ["content-items", item],
    queryFn: ({ signal }) => callApi(oneContentItem, { params: { item }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const contentVersionsQuery = (item: string, version: number) =>
  queryOptions({
    queryKey: ["content-items", item, "versions", version],
    queryFn: async ({ signal }) => (await callApi(contentVersions, { params: { item }, signal })).items,
  });
