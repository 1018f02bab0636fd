import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { rankedKind } from "#documents/parts/ranks/rankedKind.ts";
import type { Spending } from "#documents/spending.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { Vertical } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { useAddress } from "#ui/address/useAddress.ts";
import { CompaniesToCall } from "#ui/companies/CompaniesToCall.tsx";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { Deferred } from "#ui/figures/frame/Deferred.tsx";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { PlatformYearsBlock } from "#ui/figures/spending/PlatformYearsBlock.tsx";
import { MediaLead } from "#ui/figures/spending/MediaLead.tsx";
import { QuarterBlock } from "#ui/figures/spending/QuarterBlock.tsx";
import { TrendBlock } from "#ui/figures/spending/TrendBlock.tsx";
import { YearsBlock } from "#ui/figures/spending/YearsBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { NoAccess } from "#ui/problem/NoAccess.tsx";
import { RequestRight } from "#ui/problem/RequestRight.tsx";
import { marketIntelQuery, prospectsQuery, seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { verticalTotalsQuery } from "#ui/queries/verticalTotalsQuery.ts";
import { SubVerticalYearsBlock } from "./breakdown/SubVerticalYearsBlock.tsx";
import { BreakdownBlock } from "./breakdown/BreakdownBlock.tsx";
import { VerticalFigures } from "./head/VerticalFigures.tsx";
import { VerticalHead } from "./head/VerticalHead.tsx";
import { IntelBlock } from "./intel/IntelBlock.tsx";
import { ProspectsBlock } from "./prospects/ProspectsBlock.tsx";
import { RankingBlock } from "./ranking/RankingBlock.tsx";
import { SeasonBlock } from "./season/SeasonBlock.tsx";

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

/** A vertical that the subscription does not include, with the way to ask for it. */
function NotYours({ vertical }: { readonly vertical: Vertical }) {
  const text = useText();
  const name = useFormats().name(vertical.names);
  return (
    <>
      <NoAccess code="vertical-not-entitled">
        <RequestRight asked={`vertical:${vertical.id}`}>
          {text("verticals.missing.ask", { vertical: name })}
        </RequestRight>
      </NoAccess>
    </>
  );
}

interface VerticalPageProps {
  readonly vertical: Vertical;
  /** Cut down to the vertical. */
  readonly spending: Spending;
}

/** Everything about one vertical of a market, block by block. */
function VerticalPage({ vertical, spending }: VerticalPageProps) {
  const { text } = spending.words;
  const { dollars } = spending.view.own.wallet;
  return (
    <SpendingContext value={spending}>
      <VerticalHead spending={spending} vertical={vertical} />
      {dollars.every(Number.isNaN) ? (
        <NothingOfVertical spending={spending} vertical={vertical} />
      ) : (
        <>
          <MediaLead
            spending={spending}
            title={text("verticals.chapter.media")}
            figures={<VerticalFigures spending={spending} />}
          />
          <Chapter id="years" title={text("marketSummary.chapter.years")}>
            <Deferred block={TrendBlock} columns={12} />
            <Deferred block={YearsBlock} columns={12} />
          </Chapter>
          <Chapter id="who" title={text("verticals.chapter.who")}>
            <Deferred block={BreakdownBlock} columns={12} />
            <Deferred block={SubVerticalYearsBlock} columns={12} />
            <CompaniesToCall market={spending.market.id} scope={spending.scope} />
          </Chapter>
          <Chapter id="digital" title={text("verticals.chapter.digital")}>
            <Deferred block={PlatformYearsBlock} columns={12} />
            <Deferred block={ProspectsBlock} columns={12} ofYear />
          </Chapter>
          <Chapter id="season" title={text("verticals.chapter.season")}>
            <Deferred block={SeasonBlock} columns={12} ofYear />
            <Deferred block={QuarterBlock} columns={12} ofYear />
          </Chapter>
          <Chapter id="intel" title={text("verticals.chapter.intel")}>
            <Deferred block={IntelBlock} columns={12} ofYear />
          </Chapter>
          <Chapter id="markets" title={text("verticals.chapter.markets")}>
            <Deferred block={RankingBlock} columns={12} ofYear />
          </Chapter>
        </>
      )}
    </SpendingContext>
  );
}

interface NothingOfVerticalProps {
  readonly spending: Spending;
  readonly vertical: Vertical;
}

/** The revision does not know the vertical, or has no figure for the market at all. */
function NothingOfVertical({ spending, vertical }: NothingOfVerticalProps) {
  const { whole, revision, words } = spending;
  if (whole.own.wallet.dollars.every(Number.isNaN)) return <NothingYet spending={spending} />;
  const name = words.vertical(vertical.id);
  return (
    <EmptyState
      title={words.text("verticals.missing.title", { revision: revision.label, vertical: name })}
      hint={words.text("verticals.missing.hint")}
    />
  );
}
