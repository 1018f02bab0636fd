import { memo, useCallback, useMemo } from "react";
import { explainForecast } from "#ui/figures/explain/explainForecast.ts";
import type { ExplainIn } from "#ui/figures/explain/background.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import type { Spending } from "#documents/spending.ts";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { localForecastFigure, withPolitical } from "#documents/parts/localForecastFigure.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";

/** The whole market by year: traditional, digital and political money on each other, with the digital share in the table. */
export const OutlookBlock = memo(function OutlookBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const { text, formats } = words;
  const figure = useMemo(() => localForecastFigure(spending), [spending]);
  const { whole, core } = figure;
  const { years } = whole;

  const tip = useCallback(
    (id: string) => {
      const at = years.findIndex(({ year }) => String(year) === id.split(":")[0]);
      const [row, rest] = [whole.years[at], core.years[at]];
      if (!row || !rest) return null;
      return {
        title: `${formats.year(row.year)} · ${text(`spending.kind.${row.kind}`)}`,
        rows: [
          [text("spending.level.total"), formats.money(row.total)],
          [text("spending.column.growth_percent"), formats.growth(row.growth)],
          [text("spending.level.traditional"), formats.money(rest.traditional)],
          [text("spending.level.digital"), formats.money(rest.digital)],
          [text("spending.column.political"), formats.money(row.political)],
          [text("home.outlook.digitalShare"), formats.share(row.digitalShare)],
        ] as const,
      };
    },
    [years, whole, core, formats, text],
  );
  const files = useMemo(
    () => [{ name: "localForecastSummary", table: () => spendingSections.forecastByMedia.table(whole) }],
    [whole],
  );
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
      explain={explainYear}
      mainFigure={String(view.year)}
      files={files}
      figure={figure}
    />
  );
});

const explainYear: ExplainIn = (spending, figure) => {
  const shown = { ...spending, measure: "dollars" as const, view: withPolitical(spending.view) };
  return explainForecast(shown, spendingSections.forecastByMedia.compute(shown.view), figure);
};
