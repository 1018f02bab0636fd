import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { ownRevenue } from "../../contract/ownRevenue.ts";

/** What the organisation sells in a market. Whoever looks as somebody else sees none of it, and does not ask. */
export const ownRevenueQuery = (market: string) =>
  queryOptions({
    queryKey: ["own-revenue", market],
    queryFn: async ({ signal }) =>
      viewAsGrant() ? [] : (await callApi(ownRevenue, { params: { market }, signal })).items,
    staleTime: 60_000,
  });
