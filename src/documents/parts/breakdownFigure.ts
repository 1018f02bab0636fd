import { HEAT_STRENGTHS, heatStep } from "#figures/charts/heat.ts";
import { growth } from "#domain/figures/growth.ts";
import type { VerticalBreakdown } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { viewKind } from "#domain/yearKind.ts";
import { columnScale, type MoneyScale } from "#language/money.ts";
import { kindedHead } from "#language/words/kindWords.ts";
import type { BarChart, TreeChart } from "../chart.ts";
import { reportTable, type TotalRow } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { changeCell } from "./besideCells.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline, headlineSubject } from "./blockHeadline.ts";
import { QUIET, roleLight, shade } from "./lightColours.ts";
import { verticalMark } from "./ownMark.ts";
import { rankedColours } from "./rankedColours.ts";

export interface BreakdownFigure extends BlockFigure {
  readonly section: VerticalBreakdown;
}

/** The sub-verticals of the scope: bars of their money with the change beside them; of many, areas with the change as their colour. */
export function breakdownFigure(spending: Spending): BreakdownFigure {
  const { view, own, words } = spending;
  const { text, formats } = words;
  const section = spendingSections.verticalBreakdown.compute(view);
  const scale = columnScale(section.rows.map(({ dollars }) => dollars));
  const isTiles = section.rows.length >= TILES_FROM;
  const line = text(`spending.line.verticalBreakdown.${isTiles ? "tiles" : "bars"}`, {
    year: formats.year(section.year),
    before: formats.year(section.year - 1),
    unit: formats.moneyHead(scale),
    political: text(`spending.political.${view.political}`),
  });
  const largest = section.rows
    .slice(0, 3)
    .map(
      ({ subVertical, dollars, growth: change }) =>
        `${words.subVertical(subVertical)} ${formats.money(dollars)} (${formats.growth(change)})`,
    );
  return {
    name: "verticalBreakdown",
    section,
    headline: blockHeadline("verticalBreakdown", spending) ?? largestHeadline(section, spending),
    measure: line,
    alt: text(isTiles ? "spending.alt.treeMap" : "spending.alt.ranking", {
      line,
      count: section.rows.length,
      total: formats.money(section.total),
      largest: formats.list(largest),
    }),
    shows: "chart",
    shares: true,
    chart: () => (isTiles ? tilesOf : barsOf)(section, scale, spending),
    table: () =>
      reportTable(spendingSections.verticalBreakdown.table(section), {
        name: tableName("verticalBreakdown"),
        caption: line,
        words,
        named: "sub_vertical",
        total: totalRow(section),
        mark: (id) => verticalMark(id, own, words),
      }),
  };
}

/** Fewer parts are read off bars: their lengths are compared, every one has its name, and their changes stand beside them. */
const TILES_FROM = 12;

/** Largest first with share, change and index beside each. */
function barsOf({ rows }: VerticalBreakdown, scale: MoneyScale, spending: Spending): BarChart {
  const { view, words } = spending;
  const { text, formats } = words;
  const kind = viewKind(view);
  const told = headlineSubject("verticalBreakdown", spending);
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  const beside = rows.map((row) => ({
    told: row.subVertical === told || undefined,
    cells: [
      { text: formats.moneyIn(scale, row.dollars) },
      { text: formats.share(row.share) },
      changeCell(row.growth, formats, row.newDefinition ? text("spending.newDefinition") : undefined),
      ...(isNation ? [] : [{ text: formats.index(row.index) }]),
    ],
  }));
  return {
    kind: "bars",
    marks: rows.map(({ subVertical }) => ({ id: subVertical })),
    kinds: rows.map(() => kind),
    categories: rows.map(({ subVertical }) => words.subVertical(subVertical)),
    series: [
      {
        name: text("spending.column.dollars"),
        colour: roleLight("other"),
        values: rows.map(({ dollars }) => dollars),
      },
    ],
    colours: rankedColours(beside),
    benchmark: null,
    beside: {
      heads: [
        text("spending.column.sub_vertical"),
        kindedHead(formats.moneyHead(scale), kind, words),
        text("spending.column.share_percent"),
        text("spending.column.growth_percent"),
        ...(isNation ? [] : [text("spending.column.index")]),
      ],
      rows: beside,
    },
    format: { kind: "money", scale },
    unit: formats.moneyHead(scale),
  };
}

/** The same as areas. */
function tilesOf({ rows }: VerticalBreakdown, scale: MoneyScale, { words }: Spending): TreeChart {
  const { formats } = words;
  return {
    kind: "tree",
    parts: rows.flatMap(({ subVertical, dollars, growth: change }) =>
      dollars
        ? [
            {
              name: words.subVertical(subVertical),
              colour: colourOf(change),
              value: dollars,
              note: formats.growth(change),
            },
          ]
        : [],
    ),
    format: { kind: "money", scale },
    unit: formats.moneyHead(scale),
  };
}

function colourOf(change: number | null): string {
  const step = heatStep(change);
  if (step === 0) return shade(QUIET, 0.5);
  return shade(roleLight(step > 0 ? "rise" : "fall"), HEAT_STRENGTHS[Math.abs(step) - 1] ?? 0);
}

function totalRow({ total, previousTotal, newDefinition }: VerticalBreakdown): TotalRow {
  const change = newDefinition ? null : growth(previousTotal, total);
  return {
    sub_vertical: "total",
    dollars: total,
    previous_dollars: previousTotal,
    delta_dollars: newDefinition || total === null || previousTotal === null ? null : total - previousTotal,
    growth_percent: change === null ? null : change * 100,
    share_percent: total ? 100 : null,
  };
}

function largestHeadline({ rows, year }: VerticalBreakdown, { words }: Spending): string {
  const [first] = rows;
  if (!first?.dollars) return words.text("spending.headline.none", { year: words.formats.year(year) });
  return words.text("spending.headline.breakdown", {
    name: words.subVertical(first.subVertical),
    share: words.formats.share(first.share),
  });
}
