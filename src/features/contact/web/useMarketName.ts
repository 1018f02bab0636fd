import { useQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { NATION } from "#domain/markets/market.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";

/** What a market is called; one that the reader has not is called by its id. */
export function useMarketName(): (id: string) => string {
  const text = useText();
  const { data: markets } = useQuery(marketsQuery());
  return (id) => (id === NATION ? text("filters.nation") : (markets?.find((market) => market.id === id)?.name ?? id));
}
