import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { oneStation, stationCompetitiveOverview, stationContours } from "../contract.ts";

/** A revision never changes, so neither does what it says of stations. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 } as const;

/** The stations of a market side by side in a year of a revision. */
export const overviewQuery = (revision: string, market: string, year: number) =>
  queryOptions({
    queryKey: ["station-overview", revision, market, year],
    queryFn: ({ signal }) =>
      callApi(stationCompetitiveOverview, { params: { market }, query: { revision, year }, signal }),
    ...KEPT,
  });

/** Everything about one station. */
export const stationQuery = (revision: string, station: string) =>
  queryOptions({
    queryKey: ["station", revision, station],
    queryFn: ({ signal }) => callApi(oneStation, { params: { station }, query: { revision }, signal }),
    retry: false,
    ...KEPT,
  });

/** Where the stations of a market are received. */
export const contoursQuery = (revision: string, market: string) =>
  queryOptions({
    queryKey: ["station-contours", revision, market],
    queryFn: ({ signal }) => callApi(stationContours, { params: { market }, query: { revision }, signal }),
    ...KEPT,
  });

/** Where one station is received; of a market that it need not be licensed to. */
export const oneContourQuery = (revision: string, market: string, station: string) =>
  queryOptions({
    queryKey: ["station-contour", revision, market, station],
    queryFn: ({ signal }) =>
      callApi(stationContours, { params: { market }, query: { revision, stations: station }, signal }),
    ...KEPT,
  });
