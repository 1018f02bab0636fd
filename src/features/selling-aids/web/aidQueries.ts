import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Locale } from "#domain/taxonomy/name.ts";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { sellingAid, sellingAids, useAid } from "../contract.ts";

/** What changes by what people do with aids: the library and each of them. */
export const AIDS = { queryKey: ["selling-aids"] } as const;

export const aidsQuery = (language: Locale, q: string) =>
  queryOptions({
    queryKey: [...AIDS.queryKey, "list", language, q],
    queryFn: async ({ signal }) => (await callApi(sellingAids, { query: { language, ...(q && { q }) }, signal })).items,
    placeholderData: keepPreviousData,
  });

export const aidQuery = (aid: string, language: Locale) =>
  queryOptions({
    queryKey: [...AIDS.queryKey, "one", aid, language],
    queryFn: ({ signal }) => callApi(sellingAid, { params: { aid }, query: { language }, signal }),
  });

/** What can be said of an aid by pressing something. */
export interface AidChange {
  readonly opened?: true;
  readonly favourite?: boolean;
  readonly stars?: number | null;
}

export function changeAid(aid: string, body: AidChange) {
  return changeList(callApi(useAid, { params: { aid }, body }), AIDS);
}
