import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { revisionQuery } from "../queries/revisionQuery.ts";
import { lastMarket, rememberMarket } from "../state/lastMarket.ts";
import { boundsOf } from "./boundsOf.ts";
import { readAddress, type ViewAddress, writeAddress } from "./viewAddress.ts";

/** What the address asks to see, checked and completed. */
export function useAddress(): ViewAddress {
  const [search] = useSearchParams();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { data: revision } = useSuspenseQuery(revisionQuery());
  return useMemo(() => readAddress(search, boundsOf(markets, revision, lastMarket())), [search, markets, revision]);
}

/** Changes parts of the view and keeps the others: `change({ year: 2025 })`. */
export function useChangeAddress(): (change: Partial<ViewAddress>) => void {
  const view = useAddress();
  const [search, setSearch] = useSearchParams();
  return useCallback(
    (change) => {
      if (change.market) rememberMarket(change.market);
      setSearch(writeAddress(search, { ...view, ...change }), { preventScrollReset: true });
    },
    [view, search, setSearch],
  );
}
