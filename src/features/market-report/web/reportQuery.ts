import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { marketReport } from "../contract.ts";

/** What is asked of the API for a report. */
export interface ReportAsked {
  readonly market: string;
  readonly year: number;
  readonly from?: number;
  readonly to?: number;
  readonly political: "with" | "without";
  readonly sections: string;
  readonly client?: string;
  readonly language: "en-US" | "es-ES" | "de-DE";
  readonly paper: "a4" | "letter";
  readonly revision: string;
}

/** The report as a document; the one before stays in sight until the next has come. */
export const reportQuery = ({ market, ...query }: ReportAsked) =>
  queryOptions({
    queryKey: ["market-report", market, query],
    queryFn: ({ signal }) => callApi(marketReport, { params: { market }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
