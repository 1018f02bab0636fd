import { queryOptions } from "@tanstack/react-query";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { tradeCoverage } from "../../contract/inputs.ts";

/** How much of one trade is counted. */
export type CoveredTrade = EndpointOutput<typeof tradeCoverage>["items"][number];

/** Of all trades of a base; files never change under its number but in a draft, so that it is read anew with the screen. */
export const coverageQuery = (base: string) =>
  queryOptions({
    queryKey: ["forecast", "tradeCoverage", base],
    queryFn: async ({ signal }) => (await callApi(tradeCoverage, { query: { base }, signal })).items,
  });

/** Of codes that are typed and stand in no trade of the base yet. */
export const codesCoverageQuery = (base: string, naics: readonly string[]) =>
  queryOptions({
    queryKey: ["forecast", "tradeCoverage", base, naics.join()],
    queryFn: async ({ signal }) =>
      (await callApi(tradeCoverage, { query: { base, naics: naics.join() }, signal })).items,
  });
