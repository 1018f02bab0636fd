import { memo, useCallback, useMemo } from "react";
import { verticalYearsFigure } from "#documents/parts/verticalYearsFigure.ts";
import { type Spending, spendingOf } from "#documents/spending.ts";
import { verticalYearsTable } from "#domain/spending/verticalYears.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { FigureChart } from "../chart/FigureChart.tsx";
import type { ExplainIn } from "../explain/background.ts";
import { explainMedia } from "../explain/explainMedia.ts";
import { YearStrip } from "../years/YearStrip.tsx";
import { BlockSection } from "../frame/BlockSection.tsx";

/** A vertical in a year: `automotive` is that of the view, `automotive@tv-501:dollars_2029` another market's. */
const explain: ExplainIn = (spending, figure) => {
  const [row = "", column = ""] = figure.split(":");
  const [id = "", wanted] = row.split("@");
  const { cagrFrom, cagrTo } = verticalYearsFigure(spending).section;
  const { view, ...rest } = spendingOf(spending, { kind: "vertical", id });
  const market = [view.own, ...view.compared].find(({ wallet }) => wallet.market === wanted) ?? view.own;
  const isAverage = column === "cagr_percent";
  const year = Number(column.slice("dollars_".length)) || view.year;
  return explainMedia(
    { ...rest, view },
    {
      market,
      id: "total",
      year: isAverage ? cagrTo : year,
      measure: isAverage ? "cagr" : spending.measure === "perCapita" ? "perCapita" : "dollars",
      within: "total",
      span: [cagrFrom, cagrTo],
    },
  );
};

/** The verticals over the years, a small panel for each on one scale. */
export const VerticalYearsBlock = memo(function VerticalYearsBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const figure = useMemo(() => verticalYearsFigure(spending), [spending]);
  const { section, shown, measure: line } = figure;
  const columns = useMemo(() => figure.columns(), [figure]);
  const files = useMemo(() => [{ name: "verticalYears", table: () => verticalYearsTable(section) }], [section]);
  const tip = useCallback(
    (id: string) => {
      const { formats, vertical, market } = words;
      const [row = "", column = ""] = id.split(":");
      const [asked = ""] = row.split("@");
      const year = Number(column.slice("dollars_".length)) || section.year;
      const at = section.years.indexOf(year);
      const rows = section.markets.flatMap((one) => {
        const found = one.rows.find((each) => each.id === asked);
        return found
          ? [
              [
                market(one.market),
                `${formats.dollars(found.dollars[at] ?? null)} · ${formats.growth(found.growth[at] ?? null)}`,
              ] as const,
            ]
          : [];
      });
      return rows.length === 0 ? null : { title: `${vertical(asked)}, ${formats.year(year)}`, rows };
    },
    [section, words],
  );
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={line}
      controls={spending.divided ? undefined : <YearStrip spending={spending} />}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={
        <DataTable
          caption={line}
          columns={columns}
          rows={shown.rows}
          rowId={({ id, market }) => (market === section.market ? id : `${id}@${market}`)}
          current={`dollars_${view.year}`}
        />
      }
      tip={tip}
      explain={explain}
      mainFigure={section.rows[0]?.id ?? null}
      files={files}
      figure={figure}
    />
  );
});
