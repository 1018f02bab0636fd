import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { companySearch } from "#features/companies/contract.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { callApi } from "../api/callApi.ts";
import { viewAsGrant } from "../viewAs/viewAsState.ts";

/** So few a search or a block shows; the list has them all. */
const SHOWN = 5;
/** One or two letters begin too many words; the search takes no longer text. */
const [SHORTEST, LONGEST] = [3, 80];

/** The organisation's companies of what a block is about, best to call first. Their keys begin as those of the list do. */
export const companiesToCallQuery = (market: string, scope: Scope) =>
  queryOptions({
    queryKey: ["companies", "toCall", market, scope],
    queryFn: ({ signal }) =>
      callApi(companySearch, {
        query: { market, limit: SHOWN, ...(scope.kind !== "market" && { [scope.kind]: scope.id }) },
        signal,
      }),
    staleTime: 60_000,
  });

/** Those that answer a text; asked only of those who may have some, and of nobody who looks as somebody else. */
export const companiesNamedQuery = (text: string, allowed: boolean) =>
  queryOptions({
    queryKey: ["companies", "named", text],
    queryFn: async ({ signal }) => (await callApi(companySearch, { query: { q: text, limit: SHOWN }, signal })).items,
    enabled: allowed && !viewAsGrant() && text.length >= SHORTEST && text.length <= LONGEST,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
