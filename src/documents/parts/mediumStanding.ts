import { mediaSpending } from "#domain/spending/mediaSpending.ts";
import type { BarChart } from "../chart.ts";
import type { FigurePart } from "../document.ts";
import { scopeTitle } from "../scopeTitle.ts";
import type { Spending } from "../spending.ts";
import { roleLight } from "./lightColours.ts";
import { spendingPart } from "./spendingParts.ts";

/** Of the columns beside the bars: the amount and its share. */
const PLAIN_COLUMNS = 2;

/** What the medium gets, beside the others; the headline is about it alone. */
export function mediumStanding(spending: Spending, medium: string): FigurePart {
  const { view, words, scope, market } = spending;
  const { text, formats } = words;
  const row = mediaSpending(view).rows.find((one) => one.medium === medium);
  const part = spendingPart("mediaAdSpending", spending);
  const said = {
    medium: words.medium(medium),
    scope: scopeTitle(spending),
    market: words.market(market.id),
    money: formats.money(row?.dollars ?? null),
    share: formats.share(row?.share ?? null),
    year: formats.year(view.year),
  };
  const headline =
    scope.kind === "market" ? text("oneSheet.client.takesOfAll", said) : text("oneSheet.client.takes", said);
  const chart = part.chart?.kind === "bars" ? plainBars(part.chart, medium) : part.chart;
  return { ...part, chart, headline: row?.dollars ? headline : text("oneSheet.client.open", said), shows: "chart" };
}

/**
 * Amounts and shares alone, the medium that is sold in colour: how each moves, and how the nation divides its money, is no advertiser's
 * question.
 */
function plainBars({ beside, ...chart }: BarChart, medium: string): BarChart {
  const isOwn = (place: number) => chart.marks?.[place]?.id === medium;
  const shown = beside && {
    heads: beside.heads.slice(0, PLAIN_COLUMNS + 1),
    rows: beside.rows.map(({ cells }, place) => ({
      cells: cells.slice(0, PLAIN_COLUMNS),
      ...(isOwn(place) && { told: true as const }),
    })),
  };
  const colours = chart.categories.map((_, place) => roleLight(isOwn(place) ? "own" : "other"));
  return { ...chart, colours, ...(shown && { beside: shown }), benchmark: null };
}
