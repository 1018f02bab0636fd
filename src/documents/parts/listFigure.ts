import { inMeasure } from "#domain/figures/measure.ts";
import { listBasis } from "#domain/inMeasure/listBasis.ts";
import { listInMeasure } from "#domain/inMeasure/listInMeasure.ts";
import type { SubVerticalList, SubVerticalRow } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { viewKind } from "#domain/yearKind.ts";
import { kindedHead } from "#language/words/kindWords.ts";
import { measureFormats, type MeasureFormats } from "#language/words/measureFormats.ts";
import type { BarChart } from "../chart.ts";
import { reportTable } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { changeCell } from "./besideCells.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline, headlineSubject } from "./blockHeadline.ts";
import { roleLight } from "./lightColours.ts";
import { verticalMark } from "./ownMark.ts";
import { rankedColours } from "./rankedColours.ts";
import { withoutColumns } from "./withoutColumns.ts";

export type ListName = "topSubVerticals" | "largestGrowthVerticals" | "largestLossVerticals";

/** How many a list has at most. */
export const LISTED = 10;

export interface ListFigure extends BlockFigure {
  readonly section: SubVerticalList;
  /** The same in the measure chosen. */
  readonly shown: SubVerticalList;
  readonly write: MeasureFormats;
  /** What a sub-vertical needs to be listed, in the measure chosen; null or 0 for nothing. */
  readonly minimum: number | null;
}

/** The sub-verticals that spend most, gain most or lose most; `most` of them have a bar, and the table has all. */
export function listFigure(spending: Spending, name: ListName, most = LISTED): ListFigure {
  const { view, measure, own, words } = spending;
  const { text, formats } = words;
  const section = spendingSections[name].compute(view);
  const isTop = name === "topSubVerticals";
  const shown = listInMeasureOf(spending, name);
  // What gains and what loses stands side by side: in one unit, and drawn on one scale.
  const beside = isTop ? [] : listInMeasureOf(spending, BESIDE[name]).rows;
  const amounts = [...shown.rows, ...beside].map((row) => (isTop ? row.dollars : row.delta));
  const write = measureFormats(measure, amounts, words);
  const line = text(measure === "share" ? `spending.line.${name}Share` : `spending.line.${name}`, {
    year: formats.year(section.year),
    before: formats.year(section.year - 1),
    unit: write.unit,
    number: formats.count(most),
  });
  const largest = shown.rows
    .slice(0, 3)
    .map(
      (row) => `${words.subVertical(row.subVertical)} ${isTop ? write.inline(row.dollars) : write.change(row.delta)}`,
    );
  return {
    name,
    section,
    shown,
    write,
    minimum: inMeasure(measure, section.minimumDollars, null, view.own.population),
    headline: blockHeadline(name, spending) ?? text("insights.atAGlance"),
    measure: line,
    alt: text("spending.alt.list", { line, largest: formats.list(largest) }),
    shows: "chart",
    chart: () =>
      shown.rows.length > 0
        ? {
            ...barsOf(shown.rows.slice(0, most), isTop, write, spending, headlineSubject(name, spending)),
            ...(!isTop && { reach: Math.max(...amounts.map((amount) => Math.abs(amount ?? 0))) }),
          }
        : null,
    table: () => {
      const whole = spendingSections[name].table(shown);
      // Spending is the share already.
      return reportTable(measure === "share" ? withoutColumns(whole, ["share_percent"]) : whole, {
        name: tableName(name),
        caption: line,
        words,
        named: "sub_vertical",
        amounts: measure === "dollars" ? undefined : write,
        mark: (id) => verticalMark(id, own, words),
      });
    },
  };
}

const BESIDE = {
  largestGrowthVerticals: "largestLossVerticals",
  largestLossVerticals: "largestGrowthVerticals",
} as const;

/** A list in the measure chosen. */
export function listInMeasureOf({ view, measure }: Spending, name: ListName): SubVerticalList {
  const section = spendingSections[name].compute(view);
  return measure === "dollars" ? section : listInMeasure(section, measure, listBasis(view));
}

function barsOf(
  rows: readonly SubVerticalRow[],
  isTop: boolean,
  write: MeasureFormats,
  spending: Spending,
  told: string | null,
): BarChart {
  const { own, view, words } = spending;
  const { text, formats } = words;
  const kind = viewKind(view);
  // What gains and what loses is told by its colour; what leads a list by who it is.
  const role = isTop ? "other" : rows.some(({ delta }) => (delta ?? 0) > 0) ? "rise" : "fall";
  const listed = rows.map((row) => ({
    row,
    own: verticalMark(row.subVertical, own, words),
    told: row.subVertical === told || undefined,
  }));
  return {
    kind: "bars",
    marks: rows.map(({ subVertical }) => ({ id: subVertical })),
    kinds: rows.map(() => kind),
    beside: {
      heads: [
        text("spending.column.sub_vertical"),
        kindedHead(isTop ? write.unit : write.changeUnit, kind, words),
        text("spending.column.growth_percent"),
      ],
      rows: listed.map(({ row, ...marked }) => ({
        ...marked,
        detail: row.topMedium
          ? text("spending.listDetail", {
              vertical: words.vertical(row.vertical),
              medium: words.medium(row.topMedium),
              share: formats.share(row.topMediumShare),
            })
          : words.vertical(row.vertical),
        cells: [
          { text: isTop ? write.cell(row.dollars) : write.changeCell(row.delta) },
          changeCell(row.growth, formats, row.newDefinition ? text("spending.newDefinition") : undefined),
        ],
      })),
    },
    categories: rows.map(({ rank, subVertical }) => `${rank}. ${words.subVertical(subVertical)}`),
    series: [
      {
        name: text(isTop ? "spending.column.dollars" : "spending.column.delta_dollars"),
        colour: roleLight(role),
        values: rows.map((row) => (isTop ? row.dollars : row.delta)),
      },
    ],
    ...(isTop && { colours: rankedColours(listed) }),
    benchmark: null,
    format: isTop ? write.numbers : write.changes,
    unit: isTop ? write.unit : write.changeUnit,
  };
}
