import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { crmDeals } from "../../contract/deals.ts";
import { CRM, POLL_MS } from "../crmQueries.ts";

/** Deals beside their calls; looked for while they are being read. */
export const dealsQuery = () =>
  queryOptions({
    queryKey: [CRM, "deals"],
    queryFn: ({ signal }) => callApi(crmDeals, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.reading ? POLL_MS : false),
  });
