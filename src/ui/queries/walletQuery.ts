import { queryOptions } from "@tanstack/react-query";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { wallet } from "#features/revisions/contract.ts";
import { callApi } from "../api/callApi.ts";

/** The wallet of a market (or `nation`) in a revision. A revision never changes, so neither does this. */
export const walletQuery = (revision: string, market: string) =>
  queryOptions({
    queryKey: ["wallets", revision, market],
    queryFn: async ({ signal }): Promise<Wallet> => {
      const { dollars, ...axes } = await callApi(wallet, { params: { revision, market }, signal });
      return { ...axes, dollars: Float64Array.from(dollars, (amount) => amount ?? Number.NaN) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    structuralSharing: false,
  });
