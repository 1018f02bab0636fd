import { spendingSections } from "../spending/spendingSections.ts";
import type { SpendingView } from "../spending/view.ts";
import type { ListBasis } from "./listInMeasure.ts";

/** What a view's lists of sub-verticals are parts of: all media of its market, political or not as the view says. */
export function listBasis(view: SpendingView): ListBasis {
  const { total, previousTotal } = spendingSections.mediaAdSpending.compute(view);
  return { total, previousTotal, population: view.own.population };
}
