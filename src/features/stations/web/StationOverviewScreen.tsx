import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { highlightsOf } from "#domain/highlights.ts";
import type { StationMedium } from "#domain/stations/station.ts";
import { useText } from "#language/useText.ts";
import { useAddress } from "#ui/address/useAddress.ts";
import { marketOfKind } from "#domain/markets/marketOfKind.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { StationOverview } from "./StationOverview.tsx";

/** `/tv/station-overview` and `/radio/station-overview`: the stations of a market side by side. */
export default function StationOverviewScreen() {
  const text = useText();
  const medium: StationMedium = useLocation().pathname.includes("/radio/") ? "radio" : "tv";
  return (
    <SpendingScreen
      title={text(`stations.title.${medium}`)}
      kind={medium}
      compares={false}
      skeleton={<SpendingSkeleton label={text("stations.loading")} />}
    >
      <InMarketOf key={medium} medium={medium}>
        <StationOverview medium={medium} />
      </InMarketOf>
    </SpendingScreen>
  );
}

interface InMarketOfProps {
  readonly medium: StationMedium;
  readonly children: ReactNode;
}

/** Stations belong to markets of their medium: an address that names another one leads to the market of the medium there. */
function InMarketOf({ medium, children }: InMarketOfProps) {
  const text = useText();
  const { search } = useLocation();
  const { market } = useAddress();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { data: session } = useSuspenseQuery(sessionQuery());
  const wanted = marketOfKind(markets, medium, market, highlightsOf(session).markets);
  if (wanted === null) {
    return <EmptyState title={text(`stations.noMarket.${medium}`)} hint={text("stations.noMarket.hint")} />;
  }
  if (wanted === market) return children;
  const address = new URLSearchParams(search);
  address.set("market", wanted);
  return <Navigate replace to={{ search: `?${address.toString()}` }} />;
}
