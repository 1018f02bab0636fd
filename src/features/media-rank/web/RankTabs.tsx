import { Tabs } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, type ReactNode, Suspense, useMemo } from "react";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { PoliticalOff } from "#ui/figures/frame/PoliticalOff.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { RANK_TABS } from "#domain/blockNames.ts";
import { focusPlaces, writeFocus } from "#domain/shareOfWallet/focus.ts";
import type { Spending } from "#documents/spending.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { NoAccess } from "#ui/problem/NoAccess.tsx";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import { marketRanking, mediaRanking, ofWholeMarket, verticalRanking } from "#documents/parts/ranks/makeRanking.ts";
import { mediumTotalsQuery } from "./mediumTotalsQuery.ts";
import type { RankChoice } from "./rankAddress.ts";
import type { Ranking } from "#documents/parts/ranks/ranking.ts";
import { RankBlock } from "./RankBlock.tsx";
import style from "./RankTabs.module.css";
import { RankYearsBlock } from "./RankYearsBlock.tsx";

interface RankTabsProps {
  readonly choice: RankChoice;
  readonly change: (wanted: Partial<RankChoice>) => void;
  readonly spending: Spending;
  readonly inputs: ReactNode;
}

/** Media in a market, markets for a medium, verticals for a medium: three rankings of the same figures. */
export function RankTabs({ choice, change, spending, inputs }: RankTabsProps) {
  const { text } = spending.words;
  return (
    <Tabs
      value={choice.tab}
      onChange={(value) => change({ tab: RANK_TABS.find((tab) => tab === value) ?? "media" })}
      keepMounted={false}
    >
      <Tabs.List aria-label={text("mediaRank.tabs")}>
        {RANK_TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {text(`mediaRank.tab.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {RANK_TABS.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          <div className={style["inputs"]}>{inputs}</div>
          <ProblemBoundary resetKey={JSON.stringify(choice)}>
            <Suspense fallback={<SpendingSkeleton label={text("mediaRank.loading")} />}>
              <RankingOf choice={choice} spending={spending} />
            </Suspense>
          </ProblemBoundary>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface RankingOfProps {
  readonly choice: RankChoice;
  readonly spending: Spending;
}

const RankingOf = memo(function RankingOf({ choice: { tab, focus, medium, kind }, spending }: RankingOfProps) {
  const { revision, view, words } = spending;
  if (tab !== "verticals") {
    if (focusPlaces(revision, focus, "with").length === 0) return <NoAccess code="vertical-not-entitled" />;
    if (focus.kind !== "market" && focusPlaces(revision, focus, view.political).length === 0) {
      const name = focus.kind === "vertical" ? words.vertical(focus.id) : words.subVertical(focus.id);
      return <PoliticalOff name={name} />;
    }
  }
  if (!revision.media.includes(medium)) {
    const { text } = words;
    return (
      <EmptyState
        title={text("shareWallet.noMedium.title", { medium: words.medium(medium) })}
        hint={text("shareWallet.noMedium.hint", { revision: revision.label })}
      />
    );
  }
  if (tab === "markets") return <MarketRanks spending={spending} medium={medium} kind={kind} />;
  return tab === "media" ? (
    <MediaRanks spending={spending} medium={medium} />
  ) : (
    <VerticalRanks spending={spending} medium={medium} />
  );
});

interface OfMedium {
  readonly spending: Spending;
  readonly medium: string;
}

interface OfKind {
  readonly kind?: RankChoice["kind"];
}

function MediaRanks({ spending, medium }: OfMedium) {
  const ranking = useMemo(() => mediaRanking(spending, medium), [spending, medium]);
  return <RankBlocks ranking={ranking} medium={medium} />;
}

function VerticalRanks({ spending, medium }: OfMedium) {
  const ranking = useMemo(() => verticalRanking(ofWholeMarket(spending), medium), [spending, medium]);
  return <RankBlocks ranking={ranking} medium={medium} />;
}

function MarketRanks({ spending, medium, kind }: OfMedium & { readonly kind: RankChoice["kind"] }) {
  const { text } = spending.words;
  const { data: totals } = useSuspenseQuery(
    mediumTotalsQuery(spending.revision.id, kind, medium, writeFocus(spending.scope)),
  );
  const ranking = useMemo(
    () => (totals.markets.length === 0 ? null : marketRanking(spending, { medium, kind, totals })),
    [spending, medium, kind, totals],
  );
  if (!ranking) {
    const title = text("mediaRank.noMarkets.title", { kind: text(`mediaRank.markets.${kind}`) });
    return <EmptyState title={title} hint={text("mediaRank.noMarkets.hint")} />;
  }
  return <RankBlocks ranking={ranking} medium={medium} kind={kind} />;
}

function RankBlocks({ ranking, medium, kind }: { readonly ranking: Ranking; readonly medium: string } & OfKind) {
  // Of markets alone the kind is chosen.
  const choice = useMemo(() => ({ medium, ...(kind && { kind }) }), [medium, kind]);
  return (
    <Chapter title={ranking.spending.words.text(`mediaRank.chapter.${ranking.kind}`)}>
      <div className={style["blocks"]}>
        <RankBlock ranking={ranking} choice={choice} />
        <RankYearsBlock ranking={ranking} choice={choice} />
      </div>
    </Chapter>
  );
}
