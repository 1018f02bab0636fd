import { memo, useCallback, useMemo } from "react";
import { mediumColour, roleColour } from "#charts/colours.ts";
import { politicalColumns, politicalMedia } from "#charts/politicalColumns.ts";
import { politicalMonths } from "#charts/politicalMonths.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { PoliticalSpending } from "#domain/summary/sections.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { explainPolitical } from "../explain/explainPolitical.ts";
import { electionYear, politicalHeadline } from "../headline/politicalHeadline.ts";
import type { Summary } from "../summary.ts";
import { SummarySection } from "../SummarySection.tsx";
import { SectionTable } from "../table/SectionTable.tsx";
import { tidy, type Words } from "../words.ts";
import style from "./PoliticalBlock.module.css";

const HEIGHT = 300;

/** Political money by year and medium and, in an election year, month by month. Always with political, whatever the switch says. */
export const PoliticalBlock = memo(function PoliticalBlock({ summary }: { readonly summary: Summary }) {
  const { view, words } = summary;
  const { text, formats } = words;
  const section = useMemo(() => marketSummarySections.politicalSpending.compute(view), [view]);
  const line = text("marketSummary.line.politicalSpending");
  const monthsLine = text("marketSummary.line.politicalMonths", { year: formats.year(section.year) });

  const columns = useCallback(
    (width: number) =>
      politicalColumns(section, width, HEIGHT, {
        forecast: text("marketSummary.kind.forecast"),
        money: (dollars) => formats.money(dollars),
        tick: (dollars) => tidy(formats.money(dollars)),
      }),
    [section, text, formats],
  );
  const months = useCallback(
    (width: number) =>
      politicalMonths(section, width, HEIGHT, {
        month: (month) => formats.month(month),
        money: (dollars) => formats.money(dollars),
        tick: (dollars) => tidy(formats.money(dollars)),
      }),
    [section, formats],
  );
  const years = useMemo(
    () =>
      section.years.map(({ year, dollars }) => ({
        id: String(year),
        label: `${formats.year(year)}: ${formats.money(dollars)}`,
      })),
    [section, formats],
  );
  const monthFigures = useMemo(
    () =>
      section.months.map(({ month, dollars }) => ({
        id: `month-${month}`,
        label: `${formats.month(month)}: ${formats.money(dollars)}`,
      })),
    [section, formats],
  );
  const explain = useCallback((figure: string) => explainPolitical(summary, section, figure), [summary, section]);
  const tip = useCallback((figure: string) => tipOf(section, figure, words), [section, words]);
  const table = useMemo(() => marketSummarySections.politicalSpending.table(section), [section]);
  const named = politicalMedia(section);
  const election = electionYear(section);

  return (
    <SummarySection
      name="politicalSpending"
      summary={summary}
      section={section}
      headline={politicalHeadline(section, words)}
      measure={line}
      chart={
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
                {text("marketSummary.otherMedia")}
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
            <p className={style["none"]}>{text("marketSummary.noMonths", { year: formats.year(section.year) })}</p>
          )}
        </div>
      }
      alt={text("marketSummary.alt.political", {
        line,
        years: formats.list(
          section.years
            .filter(({ year }) => year % 2 === 0)
            .map(({ year, dollars }) => `${formats.year(year)} ${formats.money(dollars)}`),
        ),
      })}
      table={<SectionTable caption={line} table={table} words={words} named="year" />}
      tip={tip}
      explain={explain}
      mainFigure={election ? String(election.year) : null}
    />
  );
});

function tipOf(section: PoliticalSpending, figure: string, words: Words): Tip | null {
  const { text, formats } = words;
  const month = section.months.find((one) => `month-${one.month}` === figure);
  if (month) {
    return {
      title: `${formats.month(month.month)} ${formats.year(section.year)} · ${text("marketSummary.basis.modelled")}`,
      rows: [
        [text("marketSummary.column.political"), formats.dollars(month.dollars)],
        [text("marketSummary.column.cumulative"), formats.dollars(month.cumulative)],
      ],
    };
  }
  const row = section.years.find(({ year }) => String(year) === figure.split(":")[0]);
  if (!row) return null;
  const largest = row.media.filter(({ dollars }) => dollars).toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0));
  return {
    title: `${formats.year(row.year)} · ${text(`marketSummary.kind.${row.kind}`)}`,
    rows: [
      [text("marketSummary.column.political"), formats.dollars(row.dollars)],
      [text("marketSummary.column.share_percent"), formats.share(row.share)],
      ...largest.slice(0, 6).map(({ medium, dollars }) => [words.medium(medium), formats.money(dollars)] as const),
    ],
  };
}
