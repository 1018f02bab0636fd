import { memo, useCallback, useMemo } from "react";
import { mediumColour, roleColour } from "#charts/colours.ts";
import { seriesLines } from "#charts/seriesLines.ts";
import { averageGrowth } from "#domain/growth.ts";
import { OTHER_MEDIA } from "#domain/spending/mediaTrend.ts";
import type { MediaTrend, TrendRow } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import { Plot } from "#ui/figure/Plot.tsx";
import { explainTrend } from "../explain/explainTrend.ts";
import type { Spending } from "#reports/spending.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { blockHeadline } from "../headline/blockHeadline.ts";
import { yearColumns, yearsUnit } from "../table/yearColumns.ts";
import type { Words } from "#words/words.ts";
import { useYears } from "./useYears.ts";
import { yearTotals } from "./yearStops.ts";

const HEIGHT = 380;

/** The six largest media as lines over the years, the others as one. */
export const TrendBlock = memo(function TrendBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const { text } = words;
  const section = useMemo(() => spendingSections.mediaAdSpendingTrend.compute(view), [view]);
  const totals = useMemo(() => yearTotals(section), [section]);
  const { unit, measured, axes, figures, tip, spoken } = useYears(section, totals, spending, lineName);
  const line = text("spending.line.mediaAdSpendingTrend", {
    unit,
    political: text(`spending.political.${view.political}`),
  });

  const draw = useCallback(
    (width: number) => {
      const series = section.rows.map(({ id, dollars }) => ({
        name: lineName(id, words),
        colour: id === OTHER_MEDIA ? roleColour("other") : mediumColour(id),
        dollars: measured(dollars),
      }));
      return seriesLines(series, width, HEIGHT, axes);
    },
    [section, words, measured, axes],
  );
  const columns = useMemo(() => columnsOf(section, totals, spending), [section, totals, spending]);

  return (
    <SpendingSection
      name="mediaAdSpendingTrend"
      spending={spending}
      section={section}
      headline={blockHeadline("mediaAdSpendingTrend", spending) ?? averageHeadline(section, totals, words)}
      measure={line}
      chart={<Plot height={HEIGHT} draw={draw} figures={figures} />}
      alt={text("spending.alt.years", { line, ...spoken })}
      table={
        <DataTable
          caption={line}
          columns={columns}
          rows={section.rows}
          rowId={({ id }) => id}
          current={`dollars_${view.year}`}
        />
      }
      tip={tip}
      explain={explainTrend}
      mainFigure={`year:${view.year}`}
    />
  );
});

function lineName(id: string, words: Words): string {
  return id === OTHER_MEDIA ? words.text("spending.otherMedia") : words.medium(id);
}

function columnsOf(
  section: MediaTrend,
  totals: readonly (number | null)[],
  { view, measure, words }: Spending,
): Column<TrendRow>[] {
  const unit = yearsUnit(section, measure, words);
  return [
    {
      key: "medium",
      head: words.text("spending.column.medium"),
      ...(unit !== null && { unit }),
      numeric: false,
      value: ({ id }) => lineName(id, words),
      shown: ({ id }) => lineName(id, words),
    },
    ...yearColumns<TrendRow>(section, totals, view.own.population, measure, words),
  ];
}

/** Where no finding is worth a sentence, how the whole fares. */
function averageHeadline(
  { years, cagrFrom, cagrTo }: MediaTrend,
  totals: readonly (number | null)[],
  { text, formats }: Words,
): string {
  const at = (year: number) => totals[years.indexOf(year)] ?? null;
  return text("spending.headline.trend", {
    growth: formats.growth(averageGrowth(at(cagrFrom), at(cagrTo), cagrTo - cagrFrom)),
    from: formats.year(cagrFrom),
    to: formats.year(cagrTo),
  });
}
