import type { Assumptions, StatedWeight } from "#domain/forecast/assumptions.ts";
import type { StatedRaces } from "#domain/forecast/raceFigures.ts";
import type { Trade } from "#domain/forecast/trade.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { ForecastError } from "../forecastError.ts";
import type { ForecastInput, VerticalMix } from "../input.ts";
import { marketPolitics } from "../politics/marketPolitics.ts";
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
    ...(assumptions.trades.length > 0 && { trades: assumedTrades(input.trades ?? [], assumptions.trades) }),
    ...(assumptions.fit.length > 0 && { fit: assumptions.fit }),
    ...(assumptions.races.length > 0 && assumedRaces(input, assumptions.races)),
    totals: assumedTotals({ ...input, mix }, { ...assumptions, outlook }),
    ...(input.observed && { observed: { ...input.observed, reliability: assumptions.reliability } }),
    drivers: { ...input.drivers, ...assumptions.drivers },
    constraints: [...(input.constraints ?? []), ...assumptions.constraints],
    shocks: [...(input.shocks ?? []), ...shocks],
  };
}

/** What sub-verticals follow, with what is stated in the place of what the file says. */
function assumedTrades(trades: readonly Trade[], stated: readonly Trade[]): Trade[] {
  return [...new Map([...trades, ...stated].map((trade) => [trade.subVertical, trade])).values()];
}

/** Markets whose political money follows the races as they are stated; where no races are known nothing follows them. */
function assumedRaces(
  { elections, markets, years }: ForecastInput,
  races: readonly StatedRaces[],
): Pick<ForecastInput, "markets" | "races"> {
  if (!elections) return { markets };
  const politics = marketPolitics(elections, years, races);
  return { races, markets: markets.map((market, place) => ({ ...market, politics: politics[place] })) };
}

/**
 * The mix with stated weights in the place of imported ones.
 *
 * @throws ForecastError `vertical-without-mix` where stated weights leave a vertical nothing in any medium
 */
function assumedMix(mix: readonly VerticalMix[], stated: readonly StatedWeight[]): readonly VerticalMix[] {
  if (stated.length === 0) return mix;
  const key = ({ subVertical, medium }: Pick<VerticalMix, "subVertical" | "medium">) => `${subVertical} ${medium}`;
  const weights = new Map([...mix, ...stated].map((row) => [key(row), row]));
  const assumed = [...weights.values()].map(({ subVertical, medium, weight }) => ({ subVertical, medium, weight }));
  for (const vertical of new Set(stated.map(({ subVertical }) => verticalOf(subVertical)))) {
    if (assumed.some((row) => row.weight > 0 && verticalOf(row.subVertical) === vertical)) continue;
    throw new ForecastError(
      "vertical-without-mix",
      `The stated weights leave ${vertical} nothing in any medium. Give one of its sub-verticals a weight above zero.`,
      { kind: "vertical-left-out", vertical },
    );
  }
  return assumed;
}
