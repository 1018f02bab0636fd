import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { DigitalProspect } from "#domain/advertisers/digitalMarketProspects.ts";
import type { BarChart } from "../../chart.ts";
import { columnScale } from "#language/money.ts";
import type { Words } from "#language/words/words.ts";
import { changeCell } from "../besideCells.ts";

/** As many as a reader compares at a glance; the table has them all. */
export const PROSPECT_BARS = 12;

/** The best prospects as bars of their score. */
export function prospectsChart(rows: readonly DigitalProspect[], words: Words): BarChart {
  const { text, formats } = words;
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  const best = rows.slice(0, PROSPECT_BARS);
  return {
    kind: "bars",
    marks: best.map(({ prospect }) => ({ id: prospect.id })),
    beside: {
      heads: [
        text("verticals.prospects.column.name"),
        text("verticals.prospects.column.score"),
        formats.moneyHead(scale),
        text("verticals.prospects.column.growth"),
      ],
      rows: best.map(({ prospect, score, dollars, growth }) => ({
        detail: words.subVertical(prospect.subVertical),
        cells: [{ text: formats.count(score) }, { text: formats.moneyIn(scale, dollars) }, changeCell(growth, formats)],
      })),
    },
    format: { kind: "count" },
    unit: "",
    categories: best.map(({ prospect }) => formats.name(prospect.names)),
    series: [
      {
        name: text("verticals.prospects.column.score"),
        colour: ROLE_COLOURS.digital.light,
        values: best.map(({ score }) => score),
      },
    ],
    benchmark: null,
  };
}
