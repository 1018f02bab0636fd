import type { Assumptions } from "#domain/forecast/assumptions.ts";
import type { NationalTotal, VerticalMix } from "#forecast/input.ts";
import { assume } from "#forecast/plan/assume.ts";
import { walletAxes } from "../wallets/walletAxes.ts";

/** The national totals that a revision is built from: imported ones, and what is stated over them. */
export function statedTotals(
  totals: readonly NationalTotal[],
  mix: readonly VerticalMix[],
  assumptions: Assumptions,
): readonly NationalTotal[] {
  const axes = walletAxes(totals);
  const known = mix.filter(({ medium }) => axes.media.includes(medium));
  return assume({ ...axes, totals, mix: known, markets: [], evidence: [] }, assumptions).totals;
}
