import { queryOptions } from "@tanstack/react-query";
import { problemCode } from "../problem/problemCode.ts";
import { queryClient } from "./queryClient.ts";
import { walletQuery } from "./walletQuery.ts";

/** The wallet of a market under a scenario; null once the scenario is taken back, which is no fault. */
export const scenarioWalletQuery = (revision: string, market: string) =>
  queryOptions({
    queryKey: ["scenario-wallets", revision, market],
    queryFn: async () => {
      try {
        return await queryClient.fetchQuery(walletQuery(revision, market));
      } catch (reason) {
        if (problemCode(reason) === "revision-unknown") return null;
        throw reason;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    structuralSharing: false,
  });
