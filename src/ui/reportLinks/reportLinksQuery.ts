import { queryOptions } from "@tanstack/react-query";
import { customerReportLinks, reportLinks } from "#features/market-report/contract/reportLinks.ts";
import { callApi } from "../api/callApi.ts";

/** One's own links, and whether more may be made. */
export const reportLinksQuery = () =>
  queryOptions({
    queryKey: ["report-links", "own"],
    queryFn: ({ signal }) => callApi(reportLinks, { signal }),
  });

/** The links of all people of a customer. */
export const customerReportLinksQuery = (customer: string) =>
  queryOptions({
    queryKey: ["report-links", "customer", customer],
    queryFn: async ({ signal }) => (await callApi(customerReportLinks, { query: { customer }, signal })).items,
  });
