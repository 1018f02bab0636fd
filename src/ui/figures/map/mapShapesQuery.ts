import { queryOptions } from "@tanstack/react-query";
import { countyShapes, marketShapes } from "#features/maps/contract.ts";
import { callApi } from "#ui/api/callApi.ts";

/** Shapes change with the revision alone. */
const STALE_MS = 60 * 60_000;

/** The states, and the markets of a kind. */
export const marketShapesQuery = (kind: "tv" | "radio" | "custom") =>
  queryOptions({
    queryKey: ["mapShapes", "markets", kind],
    queryFn: ({ signal }) => callApi(marketShapes, { query: { kind }, signal }),
    staleTime: STALE_MS,
    structuralSharing: false,
  });

/** A market's counties. */
export const countyShapesQuery = (market: string) =>
  queryOptions({
    queryKey: ["mapShapes", "counties", market],
    queryFn: ({ signal }) => callApi(countyShapes, { params: { market }, signal }),
    staleTime: STALE_MS,
    structuralSharing: false,
  });
