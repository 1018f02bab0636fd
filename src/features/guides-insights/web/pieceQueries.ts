import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Locale } from "#domain/taxonomy/name.ts";
import { contentList, oneContent } from "#features/content/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import type { ReadKind } from "./guidesAddress.ts";

/** Everything published that the reader may read, without the texts: a few hundred at most, so that lists, counts and neighbours come from one answer. */
export const piecesQuery = (language: Locale) =>
  queryOptions({
    queryKey: ["content", "pieces", language],
    queryFn: async ({ signal }) => (await callApi(contentList, { query: { language }, signal })).items,
    staleTime: 60_000,
  });

export const foundPiecesQuery = (words: string, language: Locale) =>
  queryOptions({
    queryKey: ["content", "found", language, words],
    queryFn: async ({ signal }) => (await callApi(contentList, { query: { q: words, language }, signal })).items,
    enabled: words !== "",
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const pieceQuery = (kind: ReadKind, key: string, language: Locale) =>
  queryOptions({
    queryKey: ["content", "piece", kind, key, language],
    queryFn: ({ signal }) => callApi(oneContent, { params: { kind, key }, query: { language }, signal }),
    staleTime: 60_000,
  });
