import type { Assumptions } from "#domain/forecast/assumptions.ts";
import type { ForecastInput } from "../input.ts";
import { assumedMix } from "./assumedMix.ts";
import { assumedTotals } from "./assumedTotals.ts";
import { checkAssumptions } from "./checkAssumptions.ts";

/**
 * The input with what administrators state in the place of what files and the model say. Without assumptions the same figures come
 * of it. The outlook speaks of years to come: what it says of others no longer counts.
 *
 * @throws ForecastError naming the first assumption that makes no sense of its own, or names what the run does not have
 */
export function assume(input: ForecastInput, assumptions: Assumptions): ForecastInput {
  checkAssumptions(input, assumptions);
  const shocks = assumptions.outlook.shocks.filter(({ year }) => year > input.currentYear);
  const outlook = { ...assumptions.outlook, shocks };
  const mix = assumedMix(input.mix, assumptions.mix);
  return {
    ...input,
    mix,
    totals: assumedTotals({ ...input, mix }, { ...assumptions, outlook }),
    ...(input.observed && { observed: { ...input.observed, reliability: assumptions.reliability } }),
    drivers: { ...input.drivers, ...assumptions.drivers },
    constraints: [...(input.constraints ?? []), ...assumptions.constraints],
    shocks: [...(input.shocks ?? []), ...shocks],
  };
}
