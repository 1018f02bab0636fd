import { queryOptions } from "@tanstack/react-query";
import { figureCourse } from "#features/revisions/contract.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import type { MoneyQuestion } from "#ui/figures/figureLayer.ts";

/** What the server says of some dollars: their parts, or their course. */
export type FigureCourse = EndpointOutput<typeof figureCourse>;

/** How dollars came about. A revision never changes, so neither does this. */
export const courseQuery = (revision: string, { market, ...query }: MoneyQuestion) =>
  queryOptions({
    queryKey: ["course", revision, market, query],
    queryFn: ({ signal }) => callApi(figureCourse, { params: { revision, market }, query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
