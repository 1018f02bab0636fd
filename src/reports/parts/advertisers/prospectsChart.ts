import { ROLE_COLOURS } from "#charts/colours.ts";
import type { DigitalProspect } from "#domain/advertisers/digitalMarketProspects.ts";
import type { BarChart } from "../../chart.ts";
import type { Words } from "#words/words.ts";

/** As many as a reader compares at a glance; the table has them all. */
export const PROSPECT_BARS = 12;

/** The best prospects by their score, for files. */
export function prospectsChart(rows: readonly DigitalProspect[], { text, formats }: Words): BarChart {
  const best = rows.slice(0, PROSPECT_BARS);
  return {
    kind: "bars",
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
