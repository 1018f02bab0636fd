import { NATION } from "#domain/markets/market.ts";
import { marketComparison } from "#domain/spending/marketComparison.ts";
import {
  type MarketYears,
  marketYears,
  marketYearsPerPerson,
  type MarketYearsRow,
} from "#domain/spending/marketYears.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { LineChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { type PlannedColumn, plannedTable } from "../plannedColumn.ts";
import { nameColumn, yearColumns } from "../yearColumns.ts";
import { breaksOf } from "../yearLines.ts";
import { moneyOf, yearNotes } from "../yearNotes.ts";
import { fastestAhead } from "./comparedHeadline.ts";
import { lookOf } from "./lookOf.ts";

export interface MarketYearsFigure extends BlockFigure {
  readonly section: MarketYears;
  readonly columns: () => readonly PlannedColumn<MarketYearsRow>[];
}

/** What the markets side by side spend over the years: a line for each on one scale. */
export function marketYearsFigure(spending: Spending): MarketYearsFigure {
  const { view, words } = spending;
  const { text, formats } = words;
  const measure = spending.measure === "perCapita" ? "perCapita" : "dollars";
  const section = marketYears(view);
  const shown = measure === "perCapita" ? marketYearsPerPerson(section) : section;
  const drawn = shown.rows.filter(({ id }, at) => measure === "perCapita" || id !== NATION || at === 0);
  const write = measureFormats(
    measure,
    drawn.flatMap(({ dollars }) => dollars),
    words,
  );
  const line = text(`compared.line.years.${measure}`, {
    unit: write.unit,
    political: text(`spending.political.${view.political}`),
  });
  const name = ({ id }: MarketYearsRow) => words.market(id);
  const ends = drawn.map(
    (row) => `${name(row)} ${write.inline(row.dollars[0] ?? null)} – ${write.inline(row.dollars.at(-1) ?? null)}`,
  );
  // One unit for those that are drawn: the nation's would leave the markets none.
  const ofDrawn = { ...shown, rows: drawn };
  const columns = () => [
    nameColumn(ofDrawn, { key: "market", head: text("spending.column.market"), name }, measure, words),
    ...yearColumns<MarketYearsRow>(ofDrawn, [], 1, measure, words),
  ];
  return {
    name: "marketsComparedYears",
    section: shown,
    columns,
    headline: fastestAhead(marketComparison(view, []), spending),
    measure: line,
    alt: text("compared.alt.years", {
      line,
      first: formats.year(section.years[0] ?? 0),
      last: formats.year(section.years.at(-1) ?? 0),
      ends: formats.list(ends),
    }),
    shows: "chart",
    chart: () => linesOf(ofDrawn, write, spending),
    table: () =>
      plannedTable({ name: tableName("marketsComparedYears"), caption: line, columns: columns(), rows: shown.rows }),
  };
}

function linesOf(
  { years, kinds, rows }: MarketYears,
  write: ReturnType<typeof measureFormats>,
  spending: Spending,
): LineChart {
  const { view, words } = spending;
  const { formats } = words;
  return {
    kind: "lines",
    ranks: false,
    band: null,
    dotted: true,
    marks: years.map((year, at) => ({
      id: `year:${year}`,
      says: `${formats.year(year)}: ${formats.list(rows.map(({ id, dollars }) => `${words.market(id)} ${write.inline(dollars[at] ?? null)}`))}`,
    })),
    categories: years.map((year) => formats.year(year)),
    series: rows.map(({ id, dollars }, at) => ({
      name: words.market(id),
      colour: lookOf(id, at).colour,
      weight: at === 0 ? "own" : "named",
      values: dollars,
    })),
    kinds,
    ...yearNotes(years, { money: moneyOf(view), currentYear: view.currentYear }, words),
    ...breaksOf(
      years,
      rows.flatMap(({ breaks }) => breaks),
      words,
    ),
    format: write.numbers,
    unit: write.unit,
  };
}
