import type { ProfileFigure } from "#domain/demographics/profileFigures.ts";
import { profileTable } from "#domain/demographics/profileTable.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Words } from "#language/words/words.ts";
import type { BarChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { roleLight } from "../lightColours.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import type { ProfileBlock } from "./profileBlock.ts";
import { profileValue } from "./profileText.ts";

/** Nearer to 100 than this, an index is no finding. */
const ORDINARY = 3;

/** The key figures of a market: rates against the nation as a chart, everything as a table. */
export function statsBlock(figures: readonly ProfileFigure[], spending: Spending): ProfileBlock {
  const { words, market } = spending;
  const { text, formats } = words;
  const name = words.market(market.id);
  const rates = indexed(figures);
  const measure = text(market.id === NATION ? "marketProfile.stats.nationMeasure" : "marketProfile.stats.measure", {
    market: name,
  });
  return {
    name: "marketProfileStats",
    headline: headlineOf(rates, spending),
    measure,
    alt: text("marketProfile.stats.alt", {
      measure,
      list: formats.list(
        rates.map(
          ({ figure, unit, value, index }) =>
            `${figureName(figure, words)} ${market.id === NATION ? profileValue(unit, value, words) : formats.index(index)}`,
        ),
      ),
    }),
    sources: [text("marketProfile.source.counties")],
    shows: "both",
    chart: () => (rates.length === 0 || market.id === NATION ? null : chartOf(rates, words)),
    table: () =>
      plannedTable<ProfileFigure>({
        name: "market-profile-stats",
        caption: measure,
        columns: columnsOf(words, market.id === NATION),
        rows: known(figures),
      }),
    data: () => profileTable(figures),
  };
}

export function figureName(figure: ProfileFigure["figure"], { text }: Words): string {
  return text(`marketProfile.figure.${figure}`);
}

/** What the revision's files say something of. */
export function known(figures: readonly ProfileFigure[]): ProfileFigure[] {
  return figures.filter(({ value, past }) => value !== null || past !== null);
}

/** The figures that are set against the nation's, in their order. */
export function indexed(figures: readonly ProfileFigure[]): ProfileFigure[] {
  return figures.filter(({ index }) => index !== null);
}

function headlineOf(rates: readonly ProfileFigure[], { words, market }: Spending): string {
  const { text, formats } = words;
  const apart = ({ index }: ProfileFigure) => Math.abs(Math.log((index ?? 100) / 100));
  const [first] = rates.toSorted((a, b) => apart(b) - apart(a));
  if (market.id === NATION || !first) return text("marketProfile.stats.nation");
  if (Math.abs((first.index ?? 100) - 100) < ORDINARY) return text("marketProfile.stats.ordinary");
  return text("marketProfile.stats.headline", {
    figure: figureName(first.figure, words),
    value: profileValue(first.unit, first.value, words),
    index: formats.index(first.index),
  });
}

function chartOf(rates: readonly ProfileFigure[], words: Words): BarChart {
  const { text, formats } = words;
  return {
    kind: "bars",
    // A bar goes as far from the nation's rate as the index is from 100.
    from: 100,
    marks: rates.map(({ figure }) => ({ id: figure })),
    beside: {
      heads: [
        text("marketProfile.column.figure"),
        text("marketProfile.column.here"),
        text("spending.nationwide"),
        text("spending.column.index"),
      ],
      rows: rates.map(({ unit, value, nation, index }) => ({
        cells: [
          { text: profileValue(unit, value, words) },
          { text: profileValue(unit, nation, words) },
          { text: formats.index(index) },
        ],
      })),
    },
    categories: rates.map(({ figure }) => figureName(figure, words)),
    series: [
      {
        name: text("spending.column.index"),
        colour: roleLight("own"),
        values: rates.map(({ index }) => index),
      },
    ],
    benchmark: null,
    format: { kind: "index" },
    unit: text("spending.column.index"),
  };
}

function columnsOf(words: Words, isNation: boolean): PlannedColumn<ProfileFigure>[] {
  const { text, formats } = words;
  const growth = (
    key: "past" | "nationPast" | "ahead" | "nationAhead",
    head: string,
  ): PlannedColumn<ProfileFigure> => ({
    key,
    head,
    unit: "%",
    numeric: true,
    value: (row) => row[key]?.change ?? null,
    shown: (row) => (row[key] ? formats.growth(row[key].change) : "–"),
    holds: "percent",
    format: { kind: "growth" },
  });
  const amount = (key: "value" | "nation", head: string): PlannedColumn<ProfileFigure> => ({
    key,
    head,
    numeric: true,
    value: (row) => row[key],
    shown: (row) => profileValue(row.unit, row[key], words),
    holds: "count",
    // People, dollars and percentages stand below each other.
    format: null,
  });
  const against: PlannedColumn<ProfileFigure>[] = [
    amount("nation", text("spending.nationwide")),
    {
      key: "index",
      head: text("spending.column.index"),
      numeric: true,
      value: ({ index }) => index,
      shown: ({ index }) => (index === null ? "–" : formats.index(index)),
      holds: "index",
      format: { kind: "index" },
    },
  ];
  return [
    textColumn("figure", text("marketProfile.column.figure"), ({ figure }) => figureName(figure, words)),
    amount("value", text(isNation ? "spending.nationwide" : "marketProfile.column.here")),
    ...(isNation ? [] : against),
    growth("past", text("marketProfile.column.past")),
    ...(isNation ? [] : [growth("nationPast", text("marketProfile.column.nationPast"))]),
    growth("ahead", text("marketProfile.column.ahead")),
    ...(isNation ? [] : [growth("nationAhead", text("marketProfile.column.nationAhead"))]),
  ];
}
