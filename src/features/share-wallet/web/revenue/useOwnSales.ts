import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { NATION } from "#domain/markets/market.ts";
import type { WalletQuestion } from "#domain/shareOfWallet/shareOfWallet.ts";
import { ownQuarters, ownSales, type SalesQuestion } from "#domain/ownRevenue/ownSales.ts";
import { ownRevenueQuery } from "./ownRevenueQuery.ts";

/**
 * Own dollars by sub-vertical, for `shareOfWallet`; null as long as nothing was given for this market, medium and year. The screen works
 * without them, so nothing waits for them.
 */
export function useOwnSales({ market, medium, year }: SalesQuestion): Pick<WalletQuestion, "ownSales" | "ownQuarters"> {
  const { data } = useQuery({ ...ownRevenueQuery(market), enabled: market !== NATION });
  return useMemo(() => {
    const question = { market, medium, year };
    return data ? { ownSales: ownSales(data, question), ownQuarters: ownQuarters(data, question) } : { ownSales: null };
  }, [data, market, medium, year]);
}
