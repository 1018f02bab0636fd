import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { NATION } from "#domain/markets/market.ts";
import { ownSales, type SalesQuestion } from "#domain/ownRevenue/ownSales.ts";
import { ownRevenueQuery } from "./ownRevenueQuery.ts";

/**
 * Own dollars by sub-vertical, for `shareOfWallet`; null as long as nothing was given for this market, medium and year. The screen works
 * without them, so nothing waits for them.
 */
export function useOwnSales({ market, medium, year }: SalesQuestion): ReadonlyMap<string, number> | null {
  const { data } = useQuery({ ...ownRevenueQuery(market), enabled: market !== NATION });
  return useMemo(() => (data ? ownSales(data, { market, medium, year }) : null), [data, market, medium, year]);
}
