import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { Vertical } from "#domain/taxonomy/verticals.ts";
import { useAddress } from "#ui/address/useAddress.ts";
import { marketIntelQuery, prospectsQuery, seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { verticalTotalsQuery } from "#ui/queries/verticalTotalsQuery.ts";
import { NotYours } from "./NotYours.tsx";
import { rankedKind } from "#documents/parts/ranks/rankedKind.ts";
import { VerticalPage } from "./VerticalPage.tsx";

interface VerticalProps {
  readonly vertical: Vertical;
}

/** A vertical as the address asks to see it, or why it cannot be shown. */
export function VerticalOfAddress({ vertical }: VerticalProps) {
  const { data: session } = useSuspenseQuery(sessionQuery());
  return session.verticals.includes(vertical.id) ? (
    <VerticalOfMarket vertical={vertical} />
  ) : (
    <NotYours vertical={vertical} />
  );
}

function VerticalOfMarket({ vertical }: VerticalProps) {
  useShared();
  const scope = useMemo((): Scope => ({ kind: "vertical", id: vertical.id }), [vertical.id]);
  return <VerticalPage vertical={vertical} spending={useSpendingOfAddress({ scope, offersScenarios: true })} />;
}

/** Asks at once for what the twelve pages share beside wallets, so that the first of them brings it for all. */
function useShared(): void {
  const { market: id } = useAddress();
  const { data: revision } = useSuspenseQuery(revisionQuery());
  const { data: market } = useSuspenseQuery(oneMarketQuery(id));
  usePrefetchQuery(seasonsQuery(revision.id));
  usePrefetchQuery(marketIntelQuery(revision.id));
  usePrefetchQuery(prospectsQuery(revision.id, id));
  usePrefetchQuery(verticalTotalsQuery(revision.id, rankedKind(market.kind)));
}
