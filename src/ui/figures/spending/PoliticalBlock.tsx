import { memo, useCallback, useMemo } from "react";
import { electionYear } from "#domain/spending/electionYear.ts";
import type { PoliticalSpending } from "#domain/spending/sections.ts";
import { politicalFigure } from "#documents/parts/politicalFigure.ts";
import { politicalMonthsPart } from "#documents/parts/politicalMonthsPart.ts";
import type { Spending } from "#documents/spending.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import type { MeasureFormats } from "#language/words/measureFormats.ts";
import { FigureChart } from "../chart/FigureChart.tsx";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import style from "./PoliticalBlock.module.css";

const HEIGHT = 300;
/** All political sub-verticals belong to it. */
const POLITICAL_VERTICAL = "government";

/** Political money by year and medium and, in an election year, month by month. Always with political, whatever the switch says. */
export const PoliticalBlock = memo(function PoliticalBlock({ spending }: { readonly spending: Spending }) {
  const { words } = spending;
  const { text, formats } = words;
  const said = useMemo(() => politicalFigure(spending), [spending]);
  const { section, shown, write, monthsLine, covered } = said;

  const months = useMemo(() => {
    const part = politicalMonthsPart(spending);
    return part && { chart: () => part.chart };
  }, [spending]);
  const tip = useCallback(
    (figure: string) => tipOf(section, shown, figure, spending, write),
    [section, shown, spending, write],
  );
  const election = electionYear(section);

  return (
    <SpendingSection
      name="politicalSpending"
      spending={spending}
      shown={said}
      chart={
        !covered ? (
          <p>{text("spending.coverage.political", { vertical: words.vertical(POLITICAL_VERTICAL) })}</p>
        ) : (
          <div className={style["charts"]} data-months={section.months.length > 0 || undefined}>
            <div>
              <FigureChart figure={said} height={HEIGHT} />
            </div>
            {months ? (
              <div>
                <p className={style["months"]}>{monthsLine}</p>
                <FigureChart figure={months} height={HEIGHT} />
              </div>
            ) : (
              <p className={style["none"]}>{text("spending.noMonths", { year: formats.year(section.year) })}</p>
            )}
          </div>
        )
      }
      tip={tip}
      mainFigure={election ? String(election.year) : null}
    />
  );
});

/** `shown` is in the measure, `section` in dollars, which a tip always names too. */
function tipOf(
  section: PoliticalSpending,
  shown: PoliticalSpending,
  figure: string,
  { measure, words }: Spending,
  write: MeasureFormats,
): Tip | null {
  const { text, formats } = words;
  const unit = measure === "perCapita" ? ` · ${write.unit}` : "";
  const inDollars = (dollars: number | null) =>
    measure === "dollars" ? [] : [[text("spending.inDollars"), formats.dollars(dollars)] as const];
  const month = shown.months.find((one) => `month-${one.month}` === figure);
  if (month) {
    const own = section.months.find((one) => one.month === month.month);
    return {
      title: `${formats.month(month.month)} ${formats.year(section.year)} · ${text("spending.basis.modelled")}${unit}`,
      rows: [
        [text("spending.column.political"), write.exact(month.dollars)],
        [text("spending.column.cumulative"), write.exact(month.cumulative)],
        ...inDollars(own?.dollars ?? null),
      ],
    };
  }
  const at = shown.years.findIndex(({ year }) => String(year) === figure.split(":")[0]);
  const row = shown.years[at];
  if (!row) return null;
  const largest = row.media.filter(({ dollars }) => dollars).toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0));
  return {
    title: `${formats.year(row.year)} · ${text(`spending.kind.${row.kind}`)}${unit}`,
    rows: [
      [text("spending.column.political"), write.exact(row.dollars)],
      ...inDollars(section.years[at]?.dollars ?? null),
      ...(measure === "share" ? [] : [[text("spending.column.share_percent"), formats.share(row.share)] as const]),
      ...largest.slice(0, 6).map(({ medium, dollars }) => [words.medium(medium), write.inline(dollars)] as const),
    ],
  };
}
