import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { highlightsOf } from "#domain/highlights.ts";
import { addressNow } from "#ui/address/addressNow.ts";
import { useAddress } from "#ui/address/useAddress.ts";
import { useWriteSearch } from "#ui/address/useWriteSearch.ts";
import type { ViewAddress } from "#ui/address/viewAddress.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { lastMedium, rememberMedium } from "#ui/state/lastMedium.ts";
import type { Reader } from "#domain/usualMedium.ts";
import { readWalletChoice, type WalletChoice, writeWalletChoice } from "./walletAddress.ts";

/** What the screen shows: market, year and political switch as everywhere, and the medium, focus and benchmark of a share. */
export type WalletAddress = ViewAddress & WalletChoice;

/** What the address asks of a wallet, checked and completed. */
export function useWalletAddress(): WalletAddress {
  const view = useAddress();
  const [search] = useSearchParams();
  const reader = useReader();
  return useMemo(() => ({ ...view, ...readWalletChoice(search, reader()) }), [view, search, reader]);
}

/** Changes medium, focus or benchmark and keeps the rest of the address. */
export function useChangeWallet(): (change: Partial<WalletChoice>) => void {
  const writeSearch = useWriteSearch();
  const reader = useReader();
  return useCallback(
    (change) => {
      const now = addressNow();
      const choice = readWalletChoice(now, reader());
      if (change.medium) rememberMedium(change.medium);
      writeSearch(writeWalletChoice(now, { ...choice, ...change }), { preventScrollReset: true });
    },
    [reader, writeSearch],
  );
}

/** What is known of the reader, with the medium chosen last as it is when asked. */
function useReader(): () => Reader {
  const { data: session } = useSuspenseQuery(sessionQuery());
  return useCallback(
    () => ({ ownMedia: highlightsOf(session).media, access: session.access, lastMedium: lastMedium() }),
    [session],
  );
}
