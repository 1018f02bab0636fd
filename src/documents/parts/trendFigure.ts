import { lineOverYears } from "#language/words/breaksSaid.ts";
import { OTHER_MEDIA } from "#domain/spending/mediaTrend.ts";
import type { MediaTrend, TrendRow, YearSeries, YearsOf } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { averageGrowthText } from "#language/words/growthText.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline, headlineMedium } from "./blockHeadline.ts";
import { mediumLight, roleLight } from "./lightColours.ts";
import { mediumMark } from "./ownMark.ts";
import { type PlannedColumn, plannedTable } from "./plannedColumn.ts";
import { nameColumn, yearColumns } from "./yearColumns.ts";
import { spokenYears, yearLines } from "./yearLines.ts";

export interface TrendFigure extends BlockFigure {
  readonly section: MediaTrend;
  /** The sums of all rows by year. */
  readonly totals: readonly (number | null)[];
  readonly columns: () => readonly PlannedColumn<TrendRow>[];
}

/** The six largest media as lines over the years, the others as one. */
export function trendFigure(spending: Spending): TrendFigure {
  const { view, measure, own, words } = spending;
  const { text } = words;
  const section = spendingSections.mediaAdSpendingTrend.compute(view);
  const totals = yearTotals(section);
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  const line = lineOverYears(
    text("spending.line.mediaAdSpendingTrend", {
      unit: measureFormats(measure, amounts, words).unit,
      political: text(`spending.political.${view.political}`),
    }),
    view.own.wallet,
    words,
  );
  const told = headlineMedium("mediaAdSpendingTrend", spending);
  const name = ({ id }: TrendRow) => trendName(id, words);
  const head = words.text("spending.column.medium");
  const columns = () => [
    nameColumn(section, { key: "medium", head, name }, measure, words),
    ...yearColumns<TrendRow>(section, totals, view.own.population, measure, words),
  ];
  return {
    name: "mediaAdSpendingTrend",
    section,
    totals,
    columns,
    headline: blockHeadline("mediaAdSpendingTrend", spending) ?? averageHeadline(spending),
    measure: line,
    alt: text("spending.alt.years", { line, ...spokenYears(section.years, totals, words) }),
    shows: "chart",
    shares: measure === "share",
    chart: () =>
      yearLines(
        section,
        totals,
        section.rows.map(({ id, dollars }) => ({
          name: trendName(id, words),
          colour: id === OTHER_MEDIA ? roleLight("other") : mediumLight(id),
          dollars,
          // What the headline is about stands out of the others.
          ...(told !== null && { weight: id === told ? ("own" as const) : ("named" as const) }),
        })),
        spending,
      ),
    table: () =>
      plannedTable({
        name: tableName("mediaAdSpendingTrend"),
        caption: line,
        columns: columns(),
        rows: section.rows,
        mark: ({ id }) => mediumMark(id, own, words),
      }),
  };
}

/** What a line of the trend is called. */
export function trendName(id: string, words: Words): string {
  return id === OTHER_MEDIA ? words.text("spending.otherMedia") : words.medium(id);
}

/** The sums of all rows by year; null where nothing is known. */
function yearTotals({ years, rows }: YearsOf<YearSeries>): (number | null)[] {
  return years.map((_, at) => {
    const known = rows.flatMap(({ dollars }) => dollars[at] ?? []);
    return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
  });
}

/** Where no finding is worth a sentence, how the whole fares. */
function averageHeadline({ view, words }: Pick<Spending, "view" | "words">): string {
  const { rows, cagrFrom, cagrTo, cagrOf } = spendingSections.mediaAdSpendingTable.compute(view);
  return words.text("spending.headline.trend", {
    growth: averageGrowthText(rows.at(-1)?.cagr ?? null, { of: cagrOf, political: view.political }, words),
    from: words.formats.year(cagrFrom),
    to: words.formats.year(cagrTo),
  });
}
