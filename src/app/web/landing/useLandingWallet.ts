import { useQuery } from "@tanstack/react-query";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { type MarketKind, NATION } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { markets as marketsContract } from "#features/markets/contract.ts";
import { useOpeningMarket } from "#ui/address/useOpeningMarket.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import type { Loaded } from "./loaded.ts";
import { marketOfPage } from "./walletFacts.ts";

type ListedMarket = EndpointOutput<typeof marketsContract>["items"][number];

/** A market and year, as long as its wallet is not needed. */
export interface LandingView {
  readonly revision: string;
  readonly market: ListedMarket;
  readonly year: number;
  readonly sample: boolean;
}

/** The market and year whose figures stand on a page of tiles; `kind` narrows it to TV or radio markets. */
export function useLandingView(kind: MarketKind | null): Loaded<LandingView> {
  const markets = useQuery(marketsQuery());
  const revision = useQuery(revisionQuery());
  const opening = useOpeningMarket();
  const market = markets.data && marketOfPage(markets.data, opening, kind);
  const data =
    market && revision.data
      ? { revision: revision.data.id, market, year: revision.data.currentYear, sample: revision.data.sample }
      : undefined;
  return { data, failed: markets.isError || revision.isError };
}

/** The wallet of that market. */
export function useLandingWallet(kind: MarketKind | null): Loaded<LandingView & { readonly wallet: Wallet }> {
  const view = useLandingView(kind);
  const { revision = "", market } = view.data ?? {};
  const wallet = useQuery({ ...walletQuery(revision, market?.id ?? NATION), enabled: view.data !== undefined });
  return {
    data: view.data && wallet.data ? { ...view.data, wallet: wallet.data } : undefined,
    failed: view.failed || wallet.isError,
  };
}
