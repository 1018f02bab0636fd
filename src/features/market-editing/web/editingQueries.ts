import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { countryShapes, editedMarkets, marketGround } from "../contract.ts";

export type EditedKind = "tv" | "radio";

/** The markets of a kind as the open draft has them. */
export const editedMarketsQuery = (kind: EditedKind) =>
  queryOptions({
    queryKey: ["market-editing", "list", kind],
    queryFn: ({ signal }) => callApi(editedMarkets, { query: { kind }, signal }),
  });

/** All counties with the markets that have a part of them. */
export const marketGroundQuery = (edited: string) =>
  queryOptions({
    queryKey: ["market-editing", "ground", edited],
    queryFn: ({ signal }) => callApi(marketGround, { params: { edited }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The shapes of all counties, which never change while the product runs. */
export const countryShapesQuery = () =>
  queryOptions({
    queryKey: ["market-editing", "shapes"],
    queryFn: ({ signal }) => callApi(countryShapes, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** What was changed in the draft is read again. */
export async function rereadDraft(): Promise<void> {
  await Promise.all(
    ["market-editing", "revisions", "audit"].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
}
