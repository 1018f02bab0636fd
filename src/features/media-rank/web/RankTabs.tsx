import { Tabs } from "@mantine/core";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { memo, type ReactNode, Suspense, useCallback, useMemo } from "react";
import { rankChangeCell } from "#documents/parts/besideCells.ts";
import { marketRanking, mediaRanking, ofWholeMarket, verticalRanking } from "#documents/parts/ranks/makeRanking.ts";
import { rankFigure } from "#documents/parts/ranks/rankFigure.ts";
import type { Ranking } from "#documents/parts/ranks/ranking.ts";
import { rankYearsFigure, rankYearsTable } from "#documents/parts/ranks/rankYearsFigure.ts";
import { growthText } from "#language/words/growthText.ts";
import type { Spending } from "#documents/spending.ts";
import { RANK_TABS } from "#domain/blockNames.ts";
import { LONG_LOOK } from "#domain/ranks/rankList.ts";
import { rankTable } from "#domain/ranks/rankTable.ts";
import { focusPlaces, writeFocus } from "#domain/shareOfWallet/focus.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import type { BlockAddressChoice } from "#ui/figures/exports/exportedBlock.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { PoliticalOff } from "#ui/figures/frame/PoliticalOff.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { NoAccess } from "#ui/problem/NoAccess.tsx";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import { mediumTotals } from "../contract.ts";
import { explainRank } from "./explainRank.ts";
import type { MarketsKind, RankChoice } from "./rankAddress.ts";
import style from "./RankTabs.module.css";

/** More lines than this nobody reads in a tip. */
const LINES = 8;

/** What a row of the ranking (`tvOta`, `tvOta:index`) or a year of its drawing (`year:2026`) says at once. */
function rankTip({ list, spending, nameOf }: Ranking, figure: string): Tip | null {
  const { text, formats } = spending.words;
  const [id = "", column = ""] = figure.split(":");
  if (id === "year") {
    const at = list.years.indexOf(Number(column));
    if (at < 0) return null;
    const ranked = list.rows
      .flatMap((row) => {
        const rank = row.ranks[at] ?? null;
        return rank === null ? [] : [{ id: row.id, rank }];
      })
      .toSorted((a, b) => a.rank - b.rank);
    return {
      title: `${formats.year(Number(column))} · ${text(`spending.kind.${list.kinds[at] ?? "estimate"}`)}`,
      rows: ranked.slice(0, LINES).map((row) => [nameOf(row.id), formats.rank(row.rank)]),
    };
  }
  const row = list.rows.find((one) => one.id === id);
  if (!row) return null;
  return {
    title: `${formats.rank(row.rank)} ${nameOf(id)}, ${formats.year(list.year)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(row.dollars)],
      [text("spending.column.share_percent"), formats.share(row.share)],
      [text("spending.column.growth_percent"), growthText(row, spending.words)],
      [text("mediaRank.since", { year: formats.year(list.year - 1) }), rankChangeCell(row.rankChange, formats).text],
      [
        text("mediaRank.since", { year: formats.year(list.year - LONG_LOOK) }),
        rankChangeCell(row.longRankChange, formats).text,
      ],
      [text("spending.column.index"), formats.index(row.index)],
    ],
  };
}

/** A ranking, and what was chosen to get it. */
interface RankAsked {
  readonly ranking: Ranking;
  /** The same object as long as it is the same choice. */
  readonly choice: BlockAddressChoice;
}

/** What all markets of a kind spend on a medium in every year: any year, with or without politics, is ranked without asking again. */
const mediumTotalsQuery = (revision: string, kind: MarketsKind, medium: string, focus: string) =>
  queryOptions({
    queryKey: ["medium-totals", revision, kind, medium, focus],
    queryFn: ({ signal }) => callApi(mediumTotals, { params: { revision }, query: { kind, medium, focus }, signal }),
    // A revision never changes, so neither does this.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    structuralSharing: false,
  });

/** Who passed whom over the years: a line each, the own one strongest. */
const RankYearsBlock = memo(function RankYearsBlock({ ranking, choice }: RankAsked) {
  const { kind, list, spending, own } = ranking;
  const figure = useMemo(() => rankYearsFigure(ranking), [ranking]);
  const files = useMemo(
    () => [{ name: figure.name, table: () => rankYearsTable(rankTable(list, kind), kind) }],
    [figure, list, kind],
  );
  const tip = useCallback((figure: string) => rankTip(ranking, figure), [ranking]);
  const explain = useCallback((asked: Spending, figure: string) => explainRank(ranking, asked, figure), [ranking]);
  const told = list.rows.find(({ id }) => id === own) ?? list.rows[0];
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explain}
      mainFigure={told ? `${told.id}:rank` : null}
      files={files}
      figure={figure}
      choice={choice}
    />
  );
});

/** The ranking of the year: money, share and ranks won as bars, and everything else in the table. */
const RankBlock = memo(function RankBlock({ ranking, choice }: RankAsked) {
  const { kind, list, spending } = ranking;
  const figure = useMemo(() => rankFigure(ranking), [ranking]);
  const files = useMemo(() => [{ name: figure.name, table: () => rankTable(list, kind) }], [figure, list, kind]);
  const tip = useCallback((id: string) => rankTip(ranking, id), [ranking]);
  const explain = useCallback((asked: Spending, id: string) => explainRank(ranking, asked, id), [ranking]);
  const main = mainRow(ranking);
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explain}
      mainFigure={main === undefined ? null : `${main}:rank`}
      files={files}
      figure={figure}
      choice={choice}
    />
  );
});

function mainRow({ own, list }: Ranking): string | undefined {
  return own ?? list.rows.find(({ rank }) => rank !== null)?.id;
}

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
