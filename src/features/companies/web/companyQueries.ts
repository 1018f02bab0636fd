import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { companies, type Companies, companyPairs, type CompanyPairs } from "../contract.ts";

const NOTHING: Companies = { year: null, items: [], categories: [], counties: {} };
const NO_PAIRS: CompanyPairs = { total: 0, items: [] };

/** What begins the keys of everything that changes when companies do. */
export const COMPANIES = "companies";

/** The organisation's companies, best to call first. Whoever looks as somebody else sees none of them, and does not ask. */
export const companiesQuery = () =>
  queryOptions({
    queryKey: [COMPANIES, "all"],
    queryFn: ({ signal }) => (viewAsGrant() ? NOTHING : callApi(companies, { signal })),
    staleTime: 60_000,
  });

/** Those that look like one. */
export const companyPairsQuery = () =>
  queryOptions({
    queryKey: [COMPANIES, "pairs"],
    queryFn: ({ signal }) => (viewAsGrant() ? NO_PAIRS : callApi(companyPairs, { signal })),
    staleTime: 60_000,
  });
