import { memo, useCallback, useMemo } from "react";
import { certainty } from "#ui/figures/explain/explained.ts";
import { revisionText } from "#language/words/revisionText.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { usualLocal } from "#domain/localMedium/localChoice.ts";
import { earningOwners, ownersFigure } from "#documents/parts/stations/ownersFigure.ts";
import { groupName } from "#documents/parts/stations/stationsOverview.ts";
import type { Spending } from "#documents/spending.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import type { StationOverview } from "../../contract.ts";
import { groupsTable } from "../table/groupColumns.tsx";

interface OwnersBlockProps {
  readonly overview: StationOverview;
  readonly spending: Spending;
}

/** Whom the market's revenue goes to, and how concentrated that makes it. */
export const OwnersBlock = memo(function OwnersBlock({ overview, spending }: OwnersBlockProps) {
  const { words, revision } = spending;
  const { text, formats } = words;
  const owners = useMemo(() => earningOwners(overview), [overview]);
  const find = useCallback(
    (figure: string) => owners.find((owner) => groupName(owner, words) === figure.split(":")[0]),
    [owners, words],
  );
  const explain = useCallback(
    (asked: Spending, figure: string): Explanation | null =>
      asked.revision.id !== revision.id || !find(figure) ? null : explainHhi(asked, overview),
    [find, revision, overview],
  );
  const tip = useCallback(
    (figure: string) => {
      const owner = find(figure);
      if (!owner) return null;
      return {
        title: groupName(owner, words),
        rows: [
          [text("stations.column.stations"), formats.count(owner.stations.length)] as const,
          [text("stations.column.ota", { year: formats.year(overview.year) }), formats.dollars(owner.ota)] as const,
          [text("stations.column.revenueShare"), formats.share(owner.revenueShare)] as const,
          [text("stations.column.hhi"), formats.count(owner.hhiPoints)] as const,
        ],
      };
    },
    [find, overview, words, text, formats],
  );
  const files = useMemo(() => [{ name: "stationOwners", table: () => groupsTable(overview, "owners") }], [overview]);
  const figure = useMemo(() => ownersFigure(overview, spending), [overview, spending]);
  const choice = useMemo(() => ({ local: usualLocal(overview.medium) }), [overview.medium]);
  const [first] = owners;
  if (!first || !figure)
    return <EmptyState title={text("stations.owners.none")} hint={text("stations.note.noRevenue")} />;
  return (
    <BlockSection
      name="stationOwners"
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      figure={figure}
      choice={choice}
      {...(figure.sources && { sources: figure.sources })}
      tip={tip}
      explain={explain}
      mainFigure={groupName(first, words)}
      files={files}
    />
  );
});

/** What the index says and how it comes about. */
function explainHhi(spending: Spending, { hhiRevenue, hhiAudience, owners, year }: StationOverview): Explanation {
  const { text, formats } = spending.words;
  const value = formats.count(hhiRevenue);
  const squares = owners.filter(({ hhiPoints }) => hhiPoints !== null).map(({ hhiPoints }) => formats.count(hhiPoints));
  const written = squares.length > 4 ? [...squares.slice(0, 4), "…"] : squares;
  return {
    title: text("stations.owners.hhi"),
    value,
    what: text("stations.owners.what"),
    formula: { words: text("stations.owners.formula"), values: `${written.join(" + ")} = ${value}` },
    facts: [
      [text("spending.fact.market"), spending.market.name],
      [text("stations.owners.hhi"), text("stations.owners.audience", { hhi: formats.count(hhiAudience) })],
      ...certainty(spending, { year }),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}
