import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { rememberMarket } from "../state/lastMarket.ts";
import { addressNow } from "./addressNow.ts";
import { boundsOf } from "./boundsOf.ts";
import { useOpeningMarket } from "./useOpeningMarket.ts";
import { useShownRevision } from "./useShownRevision.ts";
import { readAddress, type ViewAddress, writeAddress } from "./viewAddress.ts";

/** What the address asks to see, checked and completed. */
export function useAddress(): ViewAddress {
  const [search] = useSearchParams();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { revision } = useShownRevision();
  const opening = useOpeningMarket();
  return useMemo(() => readAddress(search, boundsOf(markets, revision, opening)), [search, markets, revision, opening]);
}

/** Changes parts of the view and keeps the others: `change({ year: 2025 })`; what passes by replaces the address instead of adding a step to go back to. */
export function useChangeAddress(): (change: Partial<ViewAddress>, how?: { readonly replace: boolean }) => void {
  const [, setSearch] = useSearchParams();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { revision } = useShownRevision();
  const opening = useOpeningMarket();
  return useCallback(
    (change, { replace } = { replace: false }) => {
      const now = addressNow();
      const view = readAddress(now, boundsOf(markets, revision, opening));
      if (change.market) rememberMarket(change.market);
      setSearch(writeAddress(now, { ...view, ...change }), { preventScrollReset: true, replace });
    },
    [markets, revision, opening, setSearch],
  );
}
