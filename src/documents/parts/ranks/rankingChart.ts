import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";
import { yearKind } from "#domain/yearKind.ts";
import { columnScale } from "#language/money.ts";
import type { BarChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { changeCell } from "../besideCells.ts";
import { shownMarkets } from "./shownMarkets.ts";

/** The first markets of the ranking, and the own one wherever it stands. */
export function rankingChart(rows: readonly RankedMarket[], spending: Spending): BarChart {
  const { market, measure, revision, view, words } = spending;
  const { text, formats } = words;
  const perCapita = measure === "perCapita";
  const { shown, own } = shownMarkets(rows, market.id);
  const scale = columnScale(shown.map(({ dollars }) => dollars));
  const forecast = yearKind(revision.provenance, revision.years.indexOf(view.year)) === "forecast";
  const hidden = rows.length - shown.length;
  const money = { head: formats.moneyHead(scale), cell: (row: RankedMarket) => formats.moneyIn(scale, row.dollars) };
  const person = {
    head: text("verticals.ranking.column.perCapita"),
    cell: (row: RankedMarket) => formats.perCapita(row.perCapita),
  };
  const amounts = perCapita ? [person, money] : [money, person];
  return {
    kind: "bars",
    marks: shown.map((row) => ({ id: row.market })),
    forecasts: shown.map(() => forecast),
    beside: {
      heads: [
        text("verticals.ranking.column.market"),
        ...amounts.map(({ head }) => head),
        text("verticals.ranking.column.growth"),
      ],
      rows: shown.map((row) => ({
        own: row === own ? text("verticals.ranking.yours") : undefined,
        cells: [...amounts.map(({ cell }) => ({ text: cell(row) })), changeCell(row.growth, formats)],
      })),
      more: hidden > 0 ? text("verticals.ranking.more", { count: hidden }) : null,
    },
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
