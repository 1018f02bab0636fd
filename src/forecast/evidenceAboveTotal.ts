import type { Estimate } from "./estimate.ts";
import { ForecastError } from "./forecastError.ts";

/** Spend lines hold more than national totals that do not move: of one table, or of several that no other medium can relieve. */
export function evidenceAboveTotal(estimates: readonly Estimate[], excess: number): ForecastError {
  const total = estimates.reduce((sum, { dollars }) => sum + dollars, 0);
  const what = estimates.map(({ medium, part }) => `${part.name} spend on ${medium}`).join(" and ");
  const media = [...new Set(estimates.map(({ medium }) => medium))];
  const year = estimates[0]?.year ?? 0;
  const totals = estimates.length === 1 ? "the national total of" : "their national totals, together";
  return new ForecastError(
    "evidence-above-total",
    `The spend lines hold ${total + excess} dollars of ${what} in ${year}, more than ${totals} ${total}: ` +
      `${excess} too much. Correct the lines or raise the total.`,
    {
      kind: "evidence-above-total",
      medium: media.join(", "),
      year,
      lines: estimates.map(({ medium, part }) => ({ medium, part: part.name })),
      amounts: { evidence: total + excess, total, excess },
    },
  );
}
