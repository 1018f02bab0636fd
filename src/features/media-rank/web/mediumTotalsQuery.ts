import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { mediumTotals } from "../contract.ts";
import type { MarketsKind } from "./rankAddress.ts";

/** What all markets of a kind spend on a medium in every year: any year, with or without politics, is ranked without asking again. */
export const mediumTotalsQuery = (revision: string, kind: MarketsKind, medium: string, focus: string) =>
  queryOptions({
    queryKey: ["medium-totals", revision, kind, medium, focus],
    queryFn: ({ signal }) => callApi(mediumTotals, { params: { revision }, query: { kind, medium, focus }, signal }),
    // A revision never changes, so neither does this.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    structuralSharing: false,
  });
