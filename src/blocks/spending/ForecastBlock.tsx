import { memo, useCallback, useMemo } from "react";
import { forecastLines } from "#charts/forecastLines.ts";
import type { ForecastYear } from "#domain/spending/sections.ts";
import type { Measure } from "#domain/figures/measure.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { explainSection } from "../explain/explainSection.ts";
import { forecastFigure } from "#reports/parts/forecastFigure.ts";
import type { MeasureFormats } from "#words/measureFormats.ts";
import type { Spending } from "#reports/spending.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { FigureTable } from "../table/FigureTable.tsx";
import type { Words } from "#words/words.ts";

const HEIGHT = 340;

/** The whole market over all years: total with its range, core, and the political money between the two. */
export const ForecastBlock = memo(function ForecastBlock({ spending }: { readonly spending: Spending }) {
  const { view, words, measure } = spending;
  const { text, formats } = words;
  const said = useMemo(() => forecastFigure(spending), [spending]);
  const { section, shown, write } = said;

  const draw = useCallback(
    (width: number) =>
      forecastLines(shown, width, HEIGHT, {
        forecast: text("spending.kind.forecast"),
        total: text("spending.level.total"),
        core: text("spending.column.core"),
        digital: text("spending.level.digital"),
        traditional: text("spending.level.traditional"),
        political: text("spending.column.political"),
        range: text("spending.range"),
        money: write.inline,
        tick: write.tick,
      }),
    [shown, text, write],
  );
  const figures = useMemo(
    () =>
      shown.years.map((row) => ({
        id: String(row.year),
        label: `${formats.year(row.year)}: ${spokenYear(row, measure, write, words)}, ${text(`spending.kind.${row.kind}`)}`,
      })),
    [shown, measure, write, text, formats, words],
  );
  const tip = useCallback(
    (figure: string) => {
      const at = shown.years.findIndex(({ year }) => String(year) === figure.split(":")[0]);
      const [row, own] = [shown.years[at], section.years[at]];
      return row && own ? tipOf(row, own, spending, write) : null;
    },
    [section, shown, spending, write],
  );

  return (
    <SpendingSection
      name="forecastByMedia"
      spending={spending}
      section={section}
      headline={said.headline}
      measure={said.measure}
      chart={<Plot height={HEIGHT} draw={draw} figures={figures} />}
      alt={said.alt}
      table={<FigureTable figure={said} />}
      tip={tip}
      explain={explainSection.forecastByMedia}
      mainFigure={String(view.year)}
    />
  );
});

/** The main figure of a year: its total; among shares, that of digital. */
function spokenYear(row: ForecastYear, measure: Measure, write: MeasureFormats, { text }: Words): string {
  return measure === "share"
    ? `${text("spending.level.digital")} ${write.inline(row.digital)}`
    : write.inline(row.total);
}

/** `row` is in the measure, `own` in dollars, which a tip always names too. */
function tipOf(row: ForecastYear, own: ForecastYear, { measure, words }: Spending, write: MeasureFormats): Tip {
  const { text, formats } = words;
  const title = `${formats.year(row.year)} · ${text(`spending.kind.${row.kind}`)}`;
  const growth = [text("spending.column.growth_percent"), formats.growth(row.growth)] as const;
  const inDollars = [text("spending.inDollars"), formats.dollars(own.total)] as const;
  const traditional = [text("spending.level.traditional"), write.inline(row.traditional)] as const;
  const political = [text("spending.column.political"), write.inline(row.political)] as const;
  const digital = write.inline(row.digital);
  if (measure === "share") {
    return {
      title,
      rows: [
        [text("spending.level.digital"), digital],
        traditional,
        ...(row.political === null ? [] : [political]),
        [text("spending.level.total"), formats.dollars(own.total)],
        growth,
      ],
    };
  }
  return {
    title: measure === "perCapita" ? `${title} · ${write.unit}` : title,
    rows: [
      [text("spending.level.total"), write.exact(row.total)],
      ...(measure === "perCapita" ? [inDollars] : []),
      [text("spending.fact.range"), `${write.inline(row.low)} – ${write.inline(row.high)}`],
      growth,
      [text("spending.column.core"), write.inline(row.core)],
      political,
      traditional,
      [text("spending.level.digital"), `${digital} · ${formats.share(row.digitalShare)}`],
    ],
  };
}
