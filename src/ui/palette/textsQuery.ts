import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Locale } from "#domain/taxonomy/name.ts";
import { contentList } from "#features/content/contract.ts";
import { callApi } from "../api/callApi.ts";

/** One or two letters begin too many words. */
export const SHORTEST_WORDS = 3;

/** Texts of the newsroom that hold the words, best first; asked only of those who may read some. */
export const textsQuery = (words: string, language: Locale, allowed: boolean) =>
  queryOptions({
    queryKey: ["content", "palette", language, words],
    queryFn: async ({ signal }) => (await callApi(contentList, { query: { q: words, language }, signal })).items,
    enabled: allowed && words.length >= SHORTEST_WORDS,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
