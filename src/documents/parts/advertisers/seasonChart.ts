import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { HOT_MONTH } from "#domain/advertisers/season.ts";
import type { ColumnChart } from "../../chart.ts";
import type { Words } from "#language/words/words.ts";
import type { VerticalMonth } from "./seasonMonths.ts";

/** The twelve months as columns, hot ones in the accent; in election years each is shaded by its part of the political money. */
export function seasonChart(months: readonly VerticalMonth[], year: number, { text, formats }: Words): ColumnChart {
  return {
    kind: "columns",
    stacked: false,
    marks: months.map(({ month, part, hot }) => ({
      id: String(month),
      says: text(hot ? "verticals.season.monthLabelHot" : "verticals.season.monthLabel", {
        month: formats.month(month),
        part: formats.share(part),
      }),
    })),
    format: { kind: "share" },
    unit: text("spending.unit.share"),
    categories: months.map(({ month }) => formats.month(month)),
    series: [
      {
        name: text("verticals.season.column.part"),
        colour: ROLE_COLOURS.other.light,
        values: months.map(({ part }) => part),
      },
    ],
    colours: months.map(({ hot }) => (hot ? ROLE_COLOURS.own : ROLE_COLOURS.other).light),
    threshold: { value: HOT_MONTH, name: text("verticals.season.hot", { part: formats.share(HOT_MONTH) }) },
    ...(months.some(({ political }) => political !== null) && {
      behind: {
        name: text("verticals.season.political", { year: formats.year(year) }),
        colour: ROLE_COLOURS.political.light,
        values: months.map(({ political }) => political),
      },
    }),
    forecastFrom: null,
  };
}
