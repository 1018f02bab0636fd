import type { ProfileFigure } from "#domain/demographics/profileFigures.ts";
import { profileTable } from "#domain/demographics/profileTable.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Words } from "#language/words/words.ts";
import type { BarChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { changeCell } from "../besideCells.ts";
import { roleLight } from "../lightColours.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import type { ProfileBlock } from "./profileBlock.ts";
import { spanText } from "./profileText.ts";
import { figureName } from "./statsBlock.ts";

/** Less than this in five years is neither growth nor decline. */
const STEADY = 0.0005;

/** The figures that a series of years is known of. */
export function growing(figures: readonly ProfileFigure[]): ProfileFigure[] {
  return figures.filter(({ past, ahead }) => past !== null || ahead !== null);
}

/** What a growing figure is called: of income it is that of a person. */
export function growingName(figure: ProfileFigure["figure"], words: Words): string {
  return figure === "incomePerHousehold" ? words.text("marketProfile.growth.income") : figureName(figure, words);
}

/** How a market has grown over five years, and what is expected of the next; null where no series is known. */
export function growthBlock(figures: readonly ProfileFigure[], spending: Spending): ProfileBlock | null {
  const { words, market } = spending;
  const { text, formats } = words;
  const rows = growing(figures);
  const [first] = rows;
  if (!first) return null;
  const span = spanText(first.past ?? first.ahead, words) ?? "";
  const measure = text("marketProfile.growth.measure", { market: words.market(market.id), span });
  return {
    name: "marketGrowth",
    headline: headlineOf(first, spending),
    measure,
    alt: text("marketProfile.growth.alt", {
      measure,
      list: formats.list(
        rows.map(({ figure, past }) => `${growingName(figure, words)} ${formats.growth(past?.change ?? null)}`),
      ),
    }),
    sources: [text("marketProfile.source.history")],
    shows: "both",
    chart: () => chartOf(rows, spending),
    table: () =>
      plannedTable<ProfileFigure>({ name: "market-growth", caption: measure, columns: columnsOf(first, words), rows }),
    data: () => profileTable(rows),
  };
}

function headlineOf({ past, nationPast }: ProfileFigure, { words, market }: Spending): string {
  const { text, formats } = words;
  if (!past) return text("marketProfile.growth.onlyAhead");
  const way = Math.abs(past.change) < STEADY ? "steady" : past.change > 0 ? "grew" : "shrank";
  const values = { year: formats.year(past.from), growth: formats.growth(past.change) };
  if (market.id === NATION || !nationPast) return text(`marketProfile.growth.${way}`, values);
  return text(`marketProfile.growth.${way}Nation`, { ...values, nation: formats.growth(nationPast.change) });
}

function chartOf(rows: readonly ProfileFigure[], { words, market }: Spending): BarChart {
  const { text, formats } = words;
  const aheadSpan = spanText(rows.find(({ ahead }) => ahead !== null)?.ahead, words);
  const past = spanText(rows[0]?.past, words) ?? text("marketProfile.column.past");
  return {
    kind: "bars",
    marks: rows.map(({ figure }) => ({ id: figure })),
    colours: rows.map((row) => roleLight((row.past?.change ?? 0) < 0 ? "fall" : "own")),
    beside: {
      heads: [
        text("marketProfile.column.figure"),
        past,
        ...(aheadSpan ? [text("marketProfile.growth.next", { span: aheadSpan })] : []),
      ],
      rows: rows.map((row) => ({
        cells: [
          changeCell(row.past?.change ?? null, formats),
          ...(aheadSpan ? [{ text: formats.growth(row.ahead?.change ?? null) }] : []),
        ],
      })),
    },
    categories: rows.map(({ figure }) => growingName(figure, words)),
    series: [
      {
        name: past,
        colour: roleLight("own"),
        values: rows.map((row) => row.past?.change ?? null),
      },
    ],
    benchmark:
      market.id === NATION
        ? null
        : {
            name: text("marketProfile.demographics.nationTick"),
            colour: roleLight("nation"),
            values: rows.map(({ nationPast }) => nationPast?.change ?? null),
          },
    format: { kind: "growth" },
    unit: "%",
  };
}

function columnsOf(first: ProfileFigure, words: Words): PlannedColumn<ProfileFigure>[] {
  const { text, formats } = words;
  const spans = { past: spanText(first.past, words), ahead: spanText(first.ahead, words) };
  const column = (
    key: "past" | "nationPast" | "ahead" | "nationAhead",
    forecast: boolean,
  ): PlannedColumn<ProfileFigure> => ({
    key,
    head: [text(`marketProfile.column.${key}`), forecast ? spans.ahead : spans.past].filter(Boolean).join(" "),
    numeric: true,
    forecast,
    value: (row) => row[key]?.change ?? null,
    shown: (row) => formats.growth(row[key]?.change ?? null),
    holds: "percent",
    format: { kind: "growth" },
  });
  return [
    textColumn("figure", text("marketProfile.column.figure"), ({ figure }) => growingName(figure, words)),
    column("past", false),
    column("nationPast", false),
    column("ahead", true),
    column("nationAhead", true),
  ];
}
