import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation } from "react-router";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { rememberMarket } from "../state/lastMarket.ts";
import { addressNow } from "./addressNow.ts";
import { boundsOf } from "./boundsOf.ts";
import { useOpeningMarket } from "./useOpeningMarket.ts";
import { useShownRevision } from "./useShownRevision.ts";
import { useWriteSearch } from "./useWriteSearch.ts";
import { readAddress, type ViewAddress, writeAddress } from "./viewAddress.ts";

/** What the address asks to see, checked and completed. */
export function useAddress(): ViewAddress {
  const { search } = useLocation();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { revision } = useShownRevision();
  const opening = useOpeningMarket();
  return readOnce(search, markets, revision, opening);
}

type Given = readonly [search: string, ...Parameters<typeof boundsOf>];

let latest: { readonly given: Given; readonly view: ViewAddress } | null = null;

/** Two dozen parts of a screen ask for the same address after each change. */
function readOnce(...given: Given): ViewAddress {
  if (latest?.given.every((one, at) => one === given[at])) return latest.view;
  const [search, ...bounds] = given;
  const view = readAddress(new URLSearchParams(search), boundsOf(...bounds));
  latest = { given, view };
  return view;
}

/** Changes parts of the view and keeps the others: `change({ year: 2025 })`; what passes by replaces the address instead of adding a step to go back to. */
export function useChangeAddress(): (change: Partial<ViewAddress>, how?: { readonly replace: boolean }) => void {
  const writeSearch = useWriteSearch();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { revision } = useShownRevision();
  const opening = useOpeningMarket();
  return useCallback(
    (change, { replace } = { replace: false }) => {
      const now = addressNow();
      const view = readAddress(now, boundsOf(markets, revision, opening));
      if (change.market) rememberMarket(change.market);
      writeSearch(writeAddress(now, { ...view, ...change }), { preventScrollReset: true, replace });
    },
    [markets, revision, opening, writeSearch],
  );
}
