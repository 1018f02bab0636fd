import { ROLE_COLOURS } from "#charts/colours.ts";
import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";
import { columnScale } from "#i18n/money.ts";
import type { BarChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { shownMarkets } from "./shownMarkets.ts";

/** The first markets of the ranking and the own one, for files. */
export function rankingChart(rows: readonly RankedMarket[], { market, measure, words }: Spending): BarChart {
  const { text, formats } = words;
  const perCapita = measure === "perCapita";
  const { shown } = shownMarkets(rows, market.id);
  const scale = columnScale(shown.map(({ dollars }) => dollars));
  return {
    kind: "bars",
    format: perCapita ? { kind: "perCapita" } : { kind: "money", scale },
    unit: perCapita ? text("spending.unit.perCapita") : formats.moneyHead(scale),
    categories: shown.map(({ rank, name }) => `${formats.count(rank)}. ${name}`),
    series: [
      {
        name: text("verticals.ranking.column.dollars"),
        colour: ROLE_COLOURS.other.light,
        values: shown.map((row) => (perCapita ? row.perCapita : row.dollars)),
      },
    ],
    colours: shown.map((row) => (row.market === market.id ? ROLE_COLOURS.own.light : ROLE_COLOURS.other.light)),
    benchmark: null,
  };
}
