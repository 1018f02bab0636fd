import { memo, useCallback, useMemo } from "react";
import { forecastLines } from "#charts/forecastLines.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { ForecastYear } from "#domain/summary/sections.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { explainForecast } from "../explain/explainForecast.ts";
import { forecastHeadline } from "../headline/forecastHeadline.ts";
import type { Summary } from "../summary.ts";
import { SummarySection } from "../SummarySection.tsx";
import { SectionTable } from "../table/SectionTable.tsx";
import { tidy, type Words } from "../words.ts";

const HEIGHT = 340;

/** The whole market over all years: total with its range, core, and the political money between the two. */
export const ForecastBlock = memo(function ForecastBlock({ summary }: { readonly summary: Summary }) {
  const { view, words } = summary;
  const { text, formats } = words;
  const section = useMemo(() => marketSummarySections.forecastByMedia.compute(view), [view]);
  const line = text(`marketSummary.line.forecastByMedia.${view.political}`);

  const draw = useCallback(
    (width: number) =>
      forecastLines(section, width, HEIGHT, {
        forecast: text("marketSummary.kind.forecast"),
        total: text("marketSummary.level.total"),
        core: text("marketSummary.column.core"),
        digital: text("marketSummary.level.digital"),
        traditional: text("marketSummary.level.traditional"),
        range: text("marketSummary.range"),
        money: (dollars) => formats.money(dollars),
        tick: (dollars) => tidy(formats.money(dollars)),
      }),
    [section, text, formats],
  );
  const figures = useMemo(
    () =>
      section.years.map(({ year, total, kind }) => ({
        id: String(year),
        label: `${formats.year(year)}: ${formats.money(total)}, ${text(`marketSummary.kind.${kind}`)}`,
      })),
    [section, text, formats],
  );
  const explain = useCallback((figure: string) => explainForecast(summary, section, figure), [summary, section]);
  const tip = useCallback(
    (figure: string) => {
      const row = section.years.find(({ year }) => String(year) === figure.split(":")[0]);
      return row ? tipOf(row, words) : null;
    },
    [section, words],
  );
  const table = useMemo(() => marketSummarySections.forecastByMedia.table(section), [section]);
  const [first, last] = [section.years[0], section.years.at(-1)];

  return (
    <SummarySection
      name="forecastByMedia"
      summary={summary}
      section={section}
      headline={forecastHeadline(section, view.currentYear, words)}
      measure={line}
      chart={<Plot height={HEIGHT} draw={draw} figures={figures} />}
      alt={text("marketSummary.alt.years", {
        line,
        first: formats.year(first?.year ?? 0),
        last: formats.year(last?.year ?? 0),
        from: formats.money(first?.total ?? null),
        to: formats.money(last?.total ?? null),
      })}
      table={<SectionTable caption={line} table={table} words={words} named="year" />}
      tip={tip}
      explain={explain}
      mainFigure={String(view.year)}
    />
  );
});

function tipOf(row: ForecastYear, { text, formats }: Words): Tip {
  return {
    title: `${formats.year(row.year)} · ${text(`marketSummary.kind.${row.kind}`)}`,
    rows: [
      [text("marketSummary.level.total"), formats.dollars(row.total)],
      [text("marketSummary.fact.range"), `${formats.money(row.low)} – ${formats.money(row.high)}`],
      [text("marketSummary.column.growth_percent"), formats.growth(row.growth)],
      [text("marketSummary.column.core"), formats.money(row.core)],
      [text("marketSummary.column.political"), formats.money(row.political)],
      [text("marketSummary.level.traditional"), formats.money(row.traditional)],
      [text("marketSummary.level.digital"), `${formats.money(row.digital)} · ${formats.share(row.digitalShare)}`],
    ],
  };
}
