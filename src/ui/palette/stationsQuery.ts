import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { stationSearch } from "#features/search/contract.ts";
import { callApi } from "../api/callApi.ts";

const SHORTEST = 2;
/** The search takes no longer text; what is longer is a question, and no station's name. */
const LONGEST = 80;

/** The stations that answer a text; asked only of those who may see stations. */
export const stationsQuery = (text: string, allowed: boolean) =>
  queryOptions({
    queryKey: ["stations", text],
    queryFn: async ({ signal }) => (await callApi(stationSearch, { query: { q: text }, signal })).items,
    enabled: allowed && text.length >= SHORTEST && text.length <= LONGEST,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
