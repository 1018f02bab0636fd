import { ROLE_COLOURS } from "#charts/colours.ts";
import { HOT_MONTH } from "#domain/advertisers/season.ts";
import type { ColumnChart } from "../../chart.ts";
import type { Words } from "#words/words.ts";
import type { VerticalMonth } from "./seasonMonths.ts";

/** The twelve months as columns for files, hot ones in the accent. */
export function seasonChart(months: readonly VerticalMonth[], { text, formats }: Words): ColumnChart {
  const those = (wanted: boolean) => months.map(({ part, hot }) => (hot === wanted ? part : null));
  return {
    kind: "columns",
    stacked: true,
    format: { kind: "share" },
    unit: text("spending.unit.share"),
    categories: months.map(({ month }) => formats.month(month)),
    series: [
      {
        name: text("verticals.season.hot", { part: formats.share(HOT_MONTH) }),
        colour: ROLE_COLOURS.own.light,
        values: those(true),
      },
      { name: text("verticals.season.column.part"), colour: ROLE_COLOURS.other.light, values: those(false) },
    ],
    forecastFrom: null,
  };
}
