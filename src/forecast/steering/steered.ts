import type { ObservedShare } from "#domain/forecast/cellCourse.ts";
import { observedFactor } from "#domain/forecast/observedFactor.ts";
import type { ForecastInput } from "../input.ts";
import type { SpendPart } from "../spendPart.ts";
import { observedNear } from "./observedSpend.ts";
import { steer } from "./steer.ts";

/** What the model gives markets and sub-verticals of one part of a medium and year; relative figures in their orders. */
export interface Shares {
  readonly markets: Float64Array;
  readonly subVerticals: Float64Array;
}

/** The shares of one part of a medium and year once they are steered, and by id what observed spend made of them; nothing where it moves nothing. */
export interface SteeredShares extends Shares {
  readonly observed: {
    readonly markets: ReadonlyMap<string, ObservedShare>;
    readonly subVerticals: ReadonlyMap<string, ObservedShare>;
  };
}

const NOTHING: SteeredShares["observed"] = { markets: new Map(), subVerticals: new Map() };

/**
 * The shares with what was observed nearest to the year, as far as the medium's source is believed. Of political spend only sub-verticals are moved: its
 * markets follow their political index. Where nothing moves, the very same rows of shares.
 */
export function steered(
  { observed, markets }: Pick<ForecastInput, "observed" | "markets">,
  part: SpendPart,
  medium: string,
  year: number,
  shares: Shares,
): SteeredShares {
  const reliability = observed?.reliability[medium] ?? 0;
  const near = reliability > 0 && observed ? observedNear(observed.spend, medium, year) : null;
  if (!near) return { ...shares, observed: NOTHING };
  const marketIds = markets.map(({ market }) => market);
  const ofMarkets =
    part.name === "core"
      ? steer(byId(marketIds, shares.markets), { year: near.year, seen: near.byMarket }, reliability)
      : NOTHING.markets;
  const ofSubVerticals = steer(
    byId(part.subVerticals, shares.subVerticals),
    { year: near.year, seen: near.bySubVertical },
    reliability,
  );
  return {
    markets: moved(marketIds, shares.markets, ofMarkets),
    subVerticals: moved(part.subVerticals, shares.subVerticals, ofSubVerticals),
    observed: { markets: ofMarkets, subVerticals: ofSubVerticals },
  };
}

function byId(ids: readonly string[], shares: Float64Array): Map<string, number> {
  return new Map(ids.map((id, place) => [id, shares[place] ?? 0]));
}

function moved(
  ids: readonly string[],
  shares: Float64Array,
  observed: ReadonlyMap<string, ObservedShare>,
): Float64Array {
  if (observed.size === 0) return shares;
  return shares.map((share, place) => {
    const own = observed.get(ids[place] ?? "");
    return own ? share * observedFactor(own) : share;
  });
}
