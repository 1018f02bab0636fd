import { type Band, errorOf, measuredBand } from "../figures/bands.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { provenanceAt } from "../yearKind.ts";
import type { SpendingView } from "./view.ts";

/** Bands for the figures of a view's own market, by place of medium and year. */
export type ViewBand = (dollars: number | null, medium: number, year: number) => Band;

/**
 * How far off forecasts of the nation were, around the view's own figures. Nobody has measured how well national totals are divided
 * over markets, so years that are not forecasts have no band.
 */
export function viewBand({ own, provenance, political }: SpendingView): ViewBand {
  const { subVerticals } = own.wallet;
  const core = subVerticals.filter((id) => !isPolitical(id));
  const shown = political === "without" && core.length > 0 ? core : subVerticals;
  return (dollars, medium, year) => measuredBand(dollars, errorOf(provenanceAt(provenance, medium, year), shown));
}
