import { memo, useCallback, useMemo } from "react";
import { roleColour } from "#charts/colours.ts";
import { stackedYears } from "#charts/stackedYears.ts";
import { explainForecast } from "#blocks/explain/explainForecast.ts";
import type { ExplainIn } from "#blocks/explain/background.ts";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import type { Spending } from "#reports/spending.ts";
import { SectionTable } from "#blocks/table/SectionTable.tsx";
import { tidy } from "#words/words.ts";
import { blockHeadline } from "#reports/parts/blockHeadline.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { Plot } from "#ui/figure/Plot.tsx";

const HEIGHT = 320;

/** Always with politics, which are a part of their own here. */
const withPolitical = (view: SpendingView): SpendingView => ({ ...view, political: "with" });

/** The whole market by year: traditional, digital and political money on each other, with the digital share in the table. */
export const OutlookBlock = memo(function OutlookBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const { text, formats } = words;
  const whole = useMemo(() => spendingSections.forecastByMedia.compute(withPolitical(view)), [view]);
  const core = useMemo(() => spendingSections.forecastByMedia.compute({ ...view, political: "without" }), [view]);
  const counted = useMemo(() => ({ ...spending, whole: withPolitical(spending.whole) }), [spending]);
  const { years } = whole;
  const line = text("home.outlook.line");

  const draw = useCallback(
    (width: number) =>
      stackedYears(
        [
          {
            name: text("spending.level.traditional"),
            fill: roleColour("traditional"),
            dollars: core.years.map(({ traditional }) => traditional),
          },
          {
            name: text("spending.level.digital"),
            fill: roleColour("digital"),
            dollars: core.years.map(({ digital }) => digital),
          },
          {
            name: text("spending.column.political"),
            fill: roleColour("political"),
            dollars: whole.years.map(({ political }) => political),
          },
        ],
        width,
        HEIGHT,
        {
          years: whole.years.map(({ year }) => year),
          kinds: whole.years.map(({ kind }) => kind),
          labels: { forecast: text("spending.kind.forecast"), tick: (dollars) => tidy(formats.money(dollars)) },
        },
      ),
    [whole, core, text, formats],
  );
  const figures = useMemo(
    () =>
      years.map(({ year, total, kind }) => ({
        id: String(year),
        label: `${formats.year(year)}: ${formats.money(total)}, ${text(`spending.kind.${kind}`)}`,
      })),
    [years, formats, text],
  );
  const tip = useCallback(
    (figure: string) => {
      const at = years.findIndex(({ year }) => String(year) === figure.split(":")[0]);
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
  const table = useMemo(() => spendingSections.forecastByMedia.table(whole), [whole]);
  const files = useMemo(() => [{ name: "localForecastSummary", table: () => table }], [table]);
  const [first, last] = [years[0], years.at(-1)];

  return (
    <BlockSection
      name="localForecastSummary"
      spending={spending}
      headline={blockHeadline("localForecastSummary", counted, { saidIn: "dollars" }) ?? text("insights.atAGlance")}
      measure={line}
      chart={<Plot height={HEIGHT} draw={draw} figures={figures} />}
      alt={text("spending.alt.years", {
        line,
        first: formats.year(first?.year ?? 0),
        last: formats.year(last?.year ?? 0),
        from: formats.money(first?.total ?? null),
        to: formats.money(last?.total ?? null),
      })}
      table={<SectionTable caption={line} table={table} words={words} named="year" />}
      tip={tip}
      explain={explainYear}
      mainFigure={String(view.year)}
      files={files}
    />
  );
});

const explainYear: ExplainIn = (spending, figure) => {
  const shown = { ...spending, measure: "dollars" as const, view: withPolitical(spending.view) };
  return explainForecast(shown, spendingSections.forecastByMedia.compute(shown.view), figure);
};
