import { heatStep } from "#figures/charts/heat.ts";
import { growth } from "#domain/figures/growth.ts";
import type { VerticalBreakdown } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { columnScale } from "#language/money.ts";
import { reportTable, type TotalRow } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline } from "./blockHeadline.ts";
import { QUIET, roleLight, shade } from "./lightColours.ts";
import { verticalMark } from "./ownMark.ts";

export interface BreakdownFigure extends BlockFigure {
  readonly section: VerticalBreakdown;
}

/** The sub-verticals of the scope: area is money, colour the change. */
export function breakdownFigure(spending: Spending): BreakdownFigure {
  const { view, own, words } = spending;
  const { text, formats } = words;
  const section = spendingSections.verticalBreakdown.compute(view);
  const line = text("spending.line.verticalBreakdown", {
    year: formats.year(section.year),
    before: formats.year(section.year - 1),
    political: text(`spending.political.${view.political}`),
  });
  const largest = section.rows
    .slice(0, 3)
    .map(
      ({ subVertical, dollars, growth: change }) =>
        `${words.subVertical(subVertical)} ${formats.money(dollars)} (${formats.growth(change)})`,
    );
  const scale = columnScale(section.rows.map(({ dollars }) => dollars));
  return {
    name: "verticalBreakdown",
    section,
    headline: blockHeadline("verticalBreakdown", spending) ?? largestHeadline(section, spending),
    measure: line,
    alt: text("spending.alt.treeMap", {
      line,
      count: section.rows.length,
      total: formats.money(section.total),
      largest: formats.list(largest),
    }),
    shows: "chart",
    shares: true,
    chart: () => ({
      kind: "tree",
      parts: section.rows.flatMap(({ subVertical, dollars, growth: change }) =>
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
    }),
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

/** How strong the colour of a rise or fall is at each step of it. */
const STRENGTH = [0, 0.22, 0.42, 0.66] as const;

function colourOf(change: number | null): string {
  const step = heatStep(change);
  if (step === 0) return shade(QUIET, 0.5);
  return shade(roleLight(step > 0 ? "rise" : "fall"), STRENGTH[Math.abs(step)] ?? 0);
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
