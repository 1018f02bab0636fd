import { factsOf } from "#figures/insights/facts.ts";
import { findInsights } from "#figures/insights/findInsights.ts";
import { crowdedMonths } from "#figures/insights/rules/crowdedMonths.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { FigurePart } from "../document.ts";
import { sourceLine } from "../sourceLine.ts";
import type { Spending } from "../spending.ts";
import { roleLight } from "./lightColours.ts";
import { type PlannedColumn, plannedTable } from "./plannedColumn.ts";
import { politicalFigure } from "./politicalFigure.ts";

interface Month {
  readonly month: number;
  readonly dollars: number;
  readonly cumulative: number;
}

/** The course of an election year month by month; null in a year without one. */
export function politicalMonthsPart(spending: Spending): FigurePart | null {
  const { measure, words } = spending;
  const { text, formats } = words;
  const { shown, monthsLine, covered } = politicalFigure(spending);
  const { months } = shown;
  if (!covered || months.length === 0) return null;
  const write = measureFormats(
    measure,
    months.map(({ dollars }) => dollars),
    words,
  );
  const amount = (key: "dollars" | "cumulative"): PlannedColumn<Month> => ({
    key,
    head: text(`spending.column.${key}`),
    unit: write.unit,
    numeric: true,
    value: (row) => row[key],
    shown: (row) => write.cell(row[key]),
    holds: measure === "share" ? "percent" : "dollars",
    format: write.numbers,
  });
  const [crowded] = findInsights(crowdedMonths, factsOf(spending.whole, spending.scope, { saidIn: measure }));
  const largest = months.toSorted((a, b) => b.dollars - a.dollars).slice(0, 2);
  return {
    kind: "figure",
    name: "politicalMonths",
    headline: crowded ? sentence(crowded, words) : text("insights.atAGlance"),
    measure: monthsLine,
    alt: text("spending.alt.list", {
      line: monthsLine,
      largest: formats.list(largest.map((row) => `${formats.monthName(row.month)} ${write.inline(row.dollars)}`)),
    }),
    shows: "chart",
    chart: {
      kind: "columns",
      stacked: false,
      marks: months.map(({ month, dollars }) => ({
        id: `month-${month}`,
        says: `${formats.month(month)}: ${write.inline(dollars)}`,
      })),
      soFar: {
        name: text("spending.column.cumulative"),
        colour: roleLight("political"),
        values: months.map(({ cumulative }) => cumulative),
      },
      categories: months.map(({ month }) => formats.month(month)),
      series: [
        {
          name: text("spending.column.political"),
          colour: roleLight("political"),
          values: months.map(({ dollars }) => dollars),
        },
      ],
      format: write.numbers,
      unit: write.unit,
    },
    table: plannedTable<Month>({
      name: "political-months",
      caption: monthsLine,
      columns: [
        {
          key: "month",
          head: text("spending.column.month"),
          numeric: false,
          value: ({ month }) => month,
          shown: ({ month }) => formats.month(month),
          holds: "count",
          format: null,
        },
        amount("dollars"),
        amount("cumulative"),
      ],
      rows: months,
    }),
    source: sourceLine(spending),
  };
}
