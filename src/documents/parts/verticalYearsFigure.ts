import { inMeasure, type Measure } from "#domain/figures/measure.ts";
import { type VerticalYears, verticalYears, type VerticalYearsRow } from "#domain/spending/verticalYears.ts";
import { lineOverYears } from "#language/words/breaksSaid.ts";
import { averageGrowthText } from "#language/words/growthText.ts";
import { type MeasureFormats, measureFormats } from "#language/words/measureFormats.ts";
import type { PanelChart } from "../chart.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { lookOf } from "./compared/lookOf.ts";
import { verticalMark } from "./ownMark.ts";
import { type PlannedColumn, plannedTable, textColumn } from "./plannedColumn.ts";
import { nameColumn, yearColumns } from "./yearColumns.ts";
import { moneyOf, yearNotes } from "./yearNotes.ts";

export interface VerticalYearsFigure extends BlockFigure {
  readonly section: VerticalYears;
  /** The same in the measure chosen. */
  readonly shown: VerticalYears;
  readonly columns: () => readonly PlannedColumn<VerticalYearsRow>[];
}

/** Every vertical over the years, each in a panel of its own on the scale of all; the markets side by side as further lines. */
export function verticalYearsFigure(spending: Spending): VerticalYearsFigure {
  const { view, measure, own, words } = spending;
  const { text } = words;
  const section = verticalYears(view);
  const shown = inMeasureOf(section, measure);
  const write = measureFormats(
    measure,
    shown.rows.flatMap(({ dollars }) => dollars),
    words,
  );
  const line = lineOverYears(
    text(`spending.line.verticalYears.${measure}`, {
      unit: write.unit,
      political: text(`spending.political.${view.political}`),
    }),
    view.own.wallet,
    words,
  );
  const panels = ownRows(shown);
  return {
    name: "verticalYears",
    section,
    shown,
    columns: () => columnsOf(shown, measure, spending),
    headline: headlineOf(section, spending),
    measure: line,
    alt: text("spending.alt.panels", {
      line,
      count: panels.length,
      panels: panels
        .slice(0, 3)
        .map((row) => `${words.vertical(row.id)} ${saysOf(row, shown, write, spending)}`)
        .join("; "),
    }),
    shows: "chart",
    shares: measure === "share",
    chart: () => (panels.length === 0 ? null : panelsOf(shown, write, spending)),
    table: () =>
      plannedTable({
        name: tableName("verticalYears"),
        caption: line,
        columns: columnsOf(shown, measure, spending),
        rows: shown.rows,
        mark: ({ id }) => verticalMark(id, own, words),
      }),
  };
}

const ownRows = ({ markets }: VerticalYears): readonly VerticalYearsRow[] => markets[0]?.rows ?? [];

/** Each market's amounts as parts of its own totals, or by its own people. */
function inMeasureOf(section: VerticalYears, measure: Measure): VerticalYears {
  if (measure === "dollars") return section;
  const markets = section.markets.map((market) => ({
    ...market,
    rows: market.rows.map((row) => ({
      ...row,
      dollars: row.dollars.map((amount, y) => inMeasure(measure, amount, market.totals[y] ?? null, market.population)),
    })),
  }));
  return { ...section, markets, rows: markets.flatMap(({ rows }) => rows) };
}

/** `$412.3M in 2026, +3.1% a year to 2031`. */
function saysOf(
  row: VerticalYearsRow,
  section: VerticalYears,
  write: MeasureFormats,
  { view, words }: Spending,
): string {
  const { text, formats } = words;
  return text("spending.panel", {
    amount: write.inline(row.dollars[section.years.indexOf(section.year)] ?? null),
    year: formats.year(section.year),
    growth: averageGrowthText(row.cagr, { of: section.cagrOf, political: view.political }, words),
    last: formats.year(section.cagrTo),
  });
}

/** Which vertical has the best outlook, by the growth that its panel prints. */
function headlineOf(section: VerticalYears, { view, words }: Spending): string {
  const { text, formats } = words;
  const [best] = ownRows(section)
    .filter(({ cagr }) => cagr !== null)
    .toSorted((a, b) => (b.cagr ?? 0) - (a.cagr ?? 0));
  if (!best) return text("insights.atAGlance");
  return text("spending.headline.subVerticalYears", {
    name: words.vertical(best.id),
    growth: averageGrowthText(best.cagr, { of: section.cagrOf, political: view.political }, words),
    from: formats.year(section.cagrFrom),
    to: formats.year(section.cagrTo),
  });
}

function panelsOf(section: VerticalYears, write: MeasureFormats, spending: Spending): PanelChart {
  const { view, own, words } = spending;
  const rows = ownRows(section);
  const says = rows.map((row) => saysOf(row, section, write, spending));
  return {
    kind: "panels",
    marks: rows.map(({ id }, at) => ({ id, says: `${words.vertical(id)}: ${says[at] ?? ""}` })),
    categories: section.years.map((year) => words.formats.year(year)),
    kinds: section.kinds,
    lines: section.markets.map(({ market }, at) => ({ name: words.market(market), colour: lookOf(market, at).colour })),
    panels: rows.map(({ id }, at) => ({
      name: words.vertical(id),
      own: verticalMark(id, own, words),
      says: says[at] ?? "",
      values: section.markets.map((market) => market.rows[at]?.dollars ?? []),
    })),
    ...yearNotes(section.years, { money: moneyOf(view), currentYear: view.currentYear }, words),
    format: write.numbers,
    unit: write.unit,
  };
}

/** Verticals down, years across; the market beside them where there are several. */
function columnsOf(section: VerticalYears, measure: Measure, { words }: Spending): PlannedColumn<VerticalYearsRow>[] {
  const head = words.text("spending.column.vertical");
  const name = ({ id }: VerticalYearsRow) => words.vertical(id);
  const whole = section.years.map(() => 1);
  return [
    nameColumn(section, { key: "vertical", head, name }, measure, words),
    ...(section.markets.length > 1
      ? [
          textColumn<VerticalYearsRow>("market", words.text("spending.column.market"), ({ market }) =>
            words.market(market),
          ),
        ]
      : []),
    // What is in the measure already is a part of one, and of one person.
    ...yearColumns<VerticalYearsRow>(section, whole, 1, measure, words),
  ];
}
