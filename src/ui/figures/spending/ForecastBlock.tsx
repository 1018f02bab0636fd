import { memo, useCallback, useMemo } from "react";
import type { ForecastYear } from "#domain/spending/sections.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { forecastFigure } from "#documents/parts/forecastFigure.ts";
import type { MeasureFormats } from "#language/words/measureFormats.ts";
import type { Spending } from "#documents/spending.ts";
import { YearStrip } from "../years/YearStrip.tsx";
import { SpendingSection } from "../frame/SpendingSection.tsx";

/** The whole market over all years: total with its range, core, and the political money between the two. */
export const ForecastBlock = memo(function ForecastBlock({ spending }: { readonly spending: Spending }) {
  const { view } = spending;
  const said = useMemo(() => forecastFigure(spending), [spending]);
  const { section, shown, write } = said;

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
      shown={said}
      // Of the whole market the years are chosen where its verticals stand.
      controls={spending.divided || spending.scope.kind === "market" ? undefined : <YearStrip spending={spending} />}
      tip={tip}
      mainFigure={String(view.year)}
    />
  );
});

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
      ...(row.low === null
        ? []
        : [[text("spending.fact.range"), `${write.inline(row.low)} – ${write.inline(row.high)}`] as const]),
      growth,
      [text("spending.column.core"), write.inline(row.core)],
      political,
      traditional,
      [text("spending.level.digital"), `${digital} · ${formats.share(row.digitalShare)}`],
    ],
  };
}
