import { useQuery, useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useShownScope } from "#ui/figures/frame/shownSpending.ts";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { useWalletAddress } from "./address/useWalletAddress.ts";
import { benchmarksQuery } from "./benchmarksQuery.ts";
import { useOwnSales } from "./revenue/useOwnSales.ts";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";

/** What the address asks of the wallet, with its figures; suspends while they are on their way. */
export function useShareOfAddress(): ShareSpending {
  const { medium, focus, benchmark, year } = useWalletAddress();
  const spending = useSpendingOfAddress({ offersScenarios: true });
  useShownScope(focus);
  const { revision, market } = spending;
  const known = revision.media.includes(medium);
  const needed = known && (benchmark.kind === "peers" || benchmark.kind === "top");
  const [needs] = useSuspenseQueries({
    queries: (needed ? [medium] : []).map((one) => benchmarksQuery(revision.id, market.id, one)),
  });
  // Asked for ahead, so that a change of the benchmark waits for nothing.
  useQuery({ ...benchmarksQuery(revision.id, market.id, medium), enabled: known && !needed });
  const benchmarks = needs?.data ?? null;
  const ownSales = useOwnSales({ market: market.id, medium, year });
  return useMemo(
    () => askAgain(spending, { medium, focus, benchmark, benchmarks, ownSales }),
    [spending, medium, focus, benchmark, benchmarks, ownSales],
  );
}
