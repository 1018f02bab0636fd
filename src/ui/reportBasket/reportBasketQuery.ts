import { queryOptions } from "@tanstack/react-query";
import { reportBasket } from "#features/report-basket/contract.ts";
import { callApi } from "../api/callApi.ts";

/** The blocks that the person keeps for one document, in their order. */
export const reportBasketQuery = () =>
  queryOptions({
    queryKey: ["report-basket"],
    queryFn: async ({ signal }) => (await callApi(reportBasket, { signal })).items,
    staleTime: 60_000,
  });
