import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { customReportRuns, customReports, oneCustomReport, reportColleagues } from "../contract.ts";

/** Everything about custom reports is asked for below this key. */
const KEY = "custom-reports";

export const reportsQuery = () =>
  queryOptions({
    queryKey: [KEY],
    queryFn: async ({ signal }) => (await callApi(customReports, { signal })).items,
  });

export const oneReportQuery = (report: string) =>
  queryOptions({
    queryKey: [KEY, report],
    queryFn: ({ signal }) => callApi(oneCustomReport, { params: { report }, signal }),
  });

const UNDER_WAY = new Set(["waiting", "running"]);
const LOOK_MS = 2_000;

/** A report's runs; asked again while one of them is under way. */
export const runsQuery = (report: string) =>
  queryOptions({
    queryKey: [KEY, report, "runs"],
    queryFn: async ({ signal }) => (await callApi(customReportRuns, { params: { report }, signal })).items,
    refetchInterval: ({ state }) => (state.data?.some((run) => UNDER_WAY.has(run.state)) ? LOOK_MS : false),
  });

export const colleaguesQuery = () =>
  queryOptions({
    queryKey: [KEY, "colleagues"],
    queryFn: async ({ signal }) => (await callApi(reportColleagues, { signal })).items,
    staleTime: 5 * 60_000,
  });
