import type { ForecastInput } from "../input.ts";
import type { SpendPart } from "../spendPart.ts";
import { observedNear } from "./observedSpend.ts";
import { steer } from "./steer.ts";

/** What the model gives markets and sub-verticals of one part of a medium and year; relative figures in their orders. */
export interface Shares {
  readonly markets: Float64Array;
  readonly subVerticals: Float64Array;
}

/**
 * The shares moved towards what was observed nearest to the year, as far as the medium's reliability goes. Of political spend
 * only sub-verticals are moved: its markets follow their political index. Without observations, the very same shares.
 */
export function steered(
  { observed, markets }: Pick<ForecastInput, "observed" | "markets">,
  part: SpendPart,
  medium: string,
  year: number,
  shares: Shares,
): Shares {
  const reliability = observed?.reliability[medium] ?? 0;
  const near = reliability > 0 && observed ? observedNear(observed.spend, medium, year) : null;
  if (!near) return shares;
  const estimate = {
    byMarket: new Map(markets.map(({ market }, place) => [market, shares.markets[place] ?? 0])),
    bySubVertical: new Map(part.subVerticals.map((id, place) => [id, shares.subVerticals[place] ?? 0])),
  };
  const { marketWeights, verticalMix } = steer(estimate, near, reliability);
  const isCore = part.name === "core";
  return {
    markets: shares.markets.map(
      (share, place) => share * ((isCore && marketWeights.get(markets[place]?.market ?? "")) || 1),
    ),
    subVerticals: shares.subVerticals.map(
      (share, place) => share * (verticalMix.get(part.subVerticals[place] ?? "") ?? 1),
    ),
  };
}
