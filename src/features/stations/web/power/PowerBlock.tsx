import { memo, useCallback, useMemo } from "react";
import { certainty } from "#ui/figures/explain/explained.ts";
import { revisionText } from "#language/words/revisionText.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { usualLocal } from "#domain/localMedium/localChoice.ts";
import type { StationView } from "#domain/stations/stationViews.ts";
import { powerFigure } from "#documents/parts/stations/powerFigure.ts";
import type { Spending } from "#documents/spending.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import type { StationOverview } from "../../contract.ts";
import { overviewTable } from "../../contract/stationTables.ts";
import { powerRatioText } from "#language/words/stationWords.ts";
import { groupsTable } from "../table/groupColumns.tsx";
import { bestRatio, type PowerRow, powerRows } from "#documents/parts/stations/powerRows.ts";

interface PowerBlockProps {
  readonly overview: StationOverview;
  readonly view: StationView;
  readonly own: ReadonlySet<string>;
  readonly spending: Spending;
}

const HEIGHT = 460;

/** Audience against revenue: who sells better than it is watched or heard. */
export const PowerBlock = memo(function PowerBlock({ overview, view, own, spending }: PowerBlockProps) {
  const { words, revision } = spending;
  const { text, formats } = words;
  const rows = useMemo(() => powerRows(overview, view, words), [overview, view, words]);
  const best = bestRatio(rows);
  const find = useCallback((figure: string) => rows.find(({ id }) => id === figure.split(":")[0]), [rows]);
  const tip = useCallback(
    (figure: string) => {
      const row = find(figure);
      if (!row) return null;
      return {
        title: row.label,
        rows: [
          [text("stations.column.localCommercialShare"), formats.share(row.audience)] as const,
          [text("stations.column.revenueShare"), formats.share(row.revenue)] as const,
          [text("stations.column.powerRatio"), powerRatioText(row.ratio, words)] as const,
          [text("stations.column.ota", { year: formats.year(overview.year) }), formats.dollars(row.dollars)] as const,
        ],
      };
    },
    [find, overview, words, text, formats],
  );
  const explain = useCallback(
    (asked: Spending, figure: string): Explanation | null => {
      const row = find(figure);
      // Another revision has stations of its own, which are not at hand.
      if (!row || asked.revision.id !== revision.id) return null;
      return explainPower(asked, row, overview.year);
    },
    [find, revision, overview],
  );
  const files = useMemo(
    () => [
      {
        name: "stationCompetitiveOverview",
        table: () => (view === "stations" ? overviewTable(overview) : groupsTable(overview, view)),
      },
    ],
    [overview, view],
  );
  const figure = useMemo(() => powerFigure(overview, view, own, spending), [overview, view, own, spending]);
  const choice = useMemo(() => ({ local: { ...usualLocal(overview.medium), view } }), [overview.medium, view]);
  if (!best || !figure)
    return <EmptyState title={text("stations.power.none")} hint={text("stations.power.noneHint")} />;
  return (
    <BlockSection
      name="powerRatio"
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} height={HEIGHT} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      figure={figure}
      choice={choice}
      {...(figure.sources && { sources: figure.sources })}
      tip={tip}
      explain={explain}
      mainFigure={best.id}
      files={files}
    />
  );
});

/** How a power ratio comes about. */
function explainPower(spending: Spending, row: PowerRow, year: number): Explanation {
  const { words } = spending;
  const { text, formats } = words;
  const value = powerRatioText(row.ratio, words);
  return {
    title: `${row.label} · ${text("stations.column.powerRatio")}`,
    value,
    what: text("stations.power.what"),
    formula: {
      words: text("stations.power.formula"),
      values: `${formats.share(row.revenue)} ÷ ${formats.share(row.audience)} = ${value}`,
    },
    facts: [
      [text("spending.fact.market"), spending.market.name],
      [text("stations.column.ota", { year: formats.year(year) }), formats.dollars(row.dollars)],
      ...certainty(spending, { year }),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}
