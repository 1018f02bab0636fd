import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { SummaryView } from "#domain/summary/view.ts";
import type { ListBasis } from "./listInMeasure.ts";

/** What a view's lists of sub-verticals are parts of: all media of its market, political or not as the view says. */
export function listBasis(view: SummaryView): ListBasis {
  const { total, previousTotal } = marketSummarySections.mediaAdSpending.compute(view);
  return { total, previousTotal, population: view.own.population };
}
