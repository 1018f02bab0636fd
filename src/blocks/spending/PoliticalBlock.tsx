import { memo, useCallback, useMemo } from "react";
import { mediumColour, roleColour } from "#charts/colours.ts";
import { politicalColumns, politicalMedia } from "#charts/politicalColumns.ts";
import { politicalMonths } from "#charts/politicalMonths.ts";
import { electionYear } from "#domain/spending/electionYear.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { PoliticalSpending } from "#domain/spending/sections.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { explainSection } from "../explain/explainSection.ts";
import { blockHeadline } from "../headline/blockHeadline.ts";
import { politicalInMeasure } from "#domain/inMeasure/politicalInMeasure.ts";
import { measureFormats, type MeasureFormats } from "#words/measureFormats.ts";
import type { Spending } from "#reports/spending.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { SectionTable } from "../table/SectionTable.tsx";
import { withoutColumns } from "../table/withoutColumns.ts";
import style from "./PoliticalBlock.module.css";

const HEIGHT = 300;
/** All political sub-verticals belong to it. */
const POLITICAL_VERTICAL = "government";

/** Political money by year and medium and, in an election year, month by month. Always with political, whatever the switch says. */
export const PoliticalBlock = memo(function PoliticalBlock({ spending }: { readonly spending: Spending }) {
  const { view, words, measure } = spending;
  const { text, formats } = words;
  const section = useMemo(() => spendingSections.politicalSpending.compute(view), [view]);
  const shown = useMemo(
    () => politicalInMeasure(section, measure, view.own.population),
    [section, measure, view.own.population],
  );
  const write = useMemo(() => measureFormats(measure, [], words), [measure, words]);
  const line = text(`spending.line.politicalSpending.${measure}`);
  const monthsLine = text(`spending.line.politicalMonths.${measure}`, { year: formats.year(section.year) });

  const columns = useCallback(
    (width: number) =>
      politicalColumns(shown, width, HEIGHT, {
        forecast: text("spending.kind.forecast"),
        money: write.inline,
        tick: write.tick,
      }),
    [shown, text, write],
  );
  const months = useCallback(
    (width: number) =>
      politicalMonths(shown, width, HEIGHT, {
        month: (month) => formats.month(month),
        money: write.inline,
        tick: write.tick,
      }),
    [shown, formats, write],
  );
  const years = useMemo(
    () =>
      shown.years.map(({ year, dollars }) => ({
        id: String(year),
        label: `${formats.year(year)}: ${write.inline(dollars)}`,
      })),
    [shown, formats, write],
  );
  const monthFigures = useMemo(
    () =>
      shown.months.map(({ month, dollars }) => ({
        id: `month-${month}`,
        label: `${formats.month(month)}: ${write.inline(dollars)}`,
      })),
    [shown, formats, write],
  );
  const tip = useCallback(
    (figure: string) => tipOf(section, shown, figure, spending, write),
    [section, shown, spending, write],
  );
  const table = useMemo(() => {
    const whole = spendingSections.politicalSpending.table(shown);
    // Spending is the share already.
    return measure === "share" ? withoutColumns(whole, ["share_percent"]) : whole;
  }, [shown, measure]);
  const named = politicalMedia(shown);
  const election = electionYear(section);

  return (
    <SpendingSection
      name="politicalSpending"
      spending={spending}
      section={section}
      headline={blockHeadline("politicalSpending", spending) ?? text("insights.atAGlance")}
      measure={line}
      chart={
        !view.own.wallet.subVerticals.some(isPolitical) ? (
          <p>{text("spending.coverage.political", { vertical: words.vertical(POLITICAL_VERTICAL) })}</p>
        ) : (
          <div className={style["charts"]} data-months={section.months.length > 0 || undefined}>
            <div>
              <ul className={style["legend"]}>
                {named.map((id) => (
                  <li key={id}>
                    <i style={{ backgroundColor: mediumColour(id) }} />
                    {words.medium(id)}
                  </li>
                ))}
                <li>
                  <i style={{ backgroundColor: roleColour("other") }} />
                  {text("spending.otherMedia")}
                </li>
              </ul>
              <Plot height={HEIGHT} draw={columns} figures={years} />
            </div>
            {section.months.length > 0 ? (
              <div>
                <p className={style["months"]}>{monthsLine}</p>
                <Plot height={HEIGHT} draw={months} figures={monthFigures} />
              </div>
            ) : (
              <p className={style["none"]}>{text("spending.noMonths", { year: formats.year(section.year) })}</p>
            )}
          </div>
        )
      }
      alt={text("spending.alt.political", {
        line,
        years: formats.list(
          shown.years
            .filter(({ year }) => year % 2 === 0)
            .map(({ year, dollars }) => `${formats.year(year)} ${write.inline(dollars)}`),
        ),
      })}
      table={
        <SectionTable
          caption={line}
          table={table}
          words={words}
          named="year"
          amounts={measure === "dollars" ? undefined : write}
        />
      }
      tip={tip}
      explain={explainSection.politicalSpending}
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
