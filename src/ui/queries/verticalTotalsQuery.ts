import { queryOptions } from "@tanstack/react-query";
import type { MarketKind } from "#domain/markets/market.ts";
import { verticalTotals } from "#features/revisions/contract.ts";
import { callApi } from "../api/callApi.ts";

/** What all markets of a kind spend on every vertical in every year: enough to rank them without asking again. */
export const verticalTotalsQuery = (revision: string, kind: MarketKind) =>
  queryOptions({
    queryKey: ["vertical-totals", revision, kind],
    queryFn: ({ signal }) => callApi(verticalTotals, { params: { revision }, query: { kind }, signal }),
    // A revision never changes, so neither does this.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    structuralSharing: false,
  });
