import type { ForecastInput } from "#forecast/input.ts";
import { countyDrivers } from "../markets/countyDrivers.ts";
import { marketDrivers } from "../markets/marketDrivers.ts";
import { type Membership, marketMembership } from "../markets/marketMembership.ts";
import { spendEvidence } from "../spendEvidence.ts";
import { walletAxes } from "../wallets/walletAxes.ts";
import { demandInput } from "./demandInput.ts";
import type { RevisionRows } from "./revisionRows.ts";

export interface InputOfRows {
  /** As the files have it: nothing is assumed yet. */
  readonly input: ForecastInput;
  readonly membership: Membership;
  /** Spend lines of markets, media or sub-verticals that the revision does not have. */
  readonly unplacedLines: number;
  readonly unplacedDollars: number;
}

/** What the forecast is made from, by the rows of a revision. @throws Failure `conflict` where a market has no counties */
export function forecastInput(rows: RevisionRows): InputOfRows {
  const membership = marketMembership(rows.members, countyDrivers(rows.counties));
  const { currentYear, ...axes } = walletAxes(rows.totals);
  const tvMarkets = rows.markets.filter(({ kind }) => kind === "tv");
  const { evidence, ...unplaced } = spendEvidence(rows.spend, axes, new Set(tvMarkets.map(({ id }) => id)));
  return {
    input: {
      ...axes,
      currentYear,
      totals: rows.totals,
      mix: rows.mix.filter(({ medium }) => axes.media.includes(medium)),
      ...demandInput(
        rows,
        tvMarkets.map((market) => marketDrivers(market, membership)),
        membership,
        axes.years,
      ),
      evidence,
      ...(rows.observed.length > 0 && { observed: { spend: rows.observed, reliability: {} } }),
    },
    membership,
    ...unplaced,
  };
}
