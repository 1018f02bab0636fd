import { apportion } from "../figures/apportion.ts";
import { sumKnown } from "../figures/amount.ts";
import { shareOf } from "../figures/share.ts";

export interface PacingInput {
  /** Own dollars of each month, January first; null where nothing was given. */
  readonly own: readonly (number | null)[];
  /** Dollars of the wallet in the year; null where nothing is known. */
  readonly wallet: number | null;
  /** Twelve parts of one, January first: how the wallet spreads over the year. */
  readonly months: readonly number[];
}

export interface PacingMonth {
  /** 1–12. */
  readonly month: number;
  /** Null where nothing was given. */
  readonly own: number | null;
  readonly market: number | null;
  /** Own part of the wallet in this month. */
  readonly share: number | null;
  /** Own part of the wallet from the first month that was given up to this one; null beyond the last one. */
  readonly shareSoFar: number | null;
}

export interface Pacing {
  readonly months: readonly PacingMonth[];
  /** The months that were given, together. */
  readonly toDate: { readonly own: number; readonly market: number | null; readonly share: number | null };
  /** Own dollars of the whole year if they keep to the market's season; null where the months given have no weight. */
  readonly yearAtThisPace: number | null;
}

/** Own revenue month by month against a market that spends by season; null where no month was given. */
export function pacing({ own, wallet, months }: PacingInput): Pacing | null {
  const given = own.map((dollars) => dollars !== null);
  const last = given.lastIndexOf(true);
  if (last < 0) return null;
  const market = wallet === null ? months.map(() => null) : apportion(wallet, months);
  const ofGiven = <T>(list: readonly T[], until: number) => list.filter((_, at) => given[at] && at <= until);
  const sumOf = (list: readonly (number | null)[], until: number) => {
    const sum = sumKnown(ofGiven(list, until).map((dollars) => dollars ?? Number.NaN));
    return Number.isNaN(sum) ? null : sum;
  };
  const ownToDate = sumOf(own, last) ?? 0;
  const marketToDate = sumOf(market, last);
  const weight = ofGiven(months, last).reduce((sum, part) => sum + part, 0);
  return {
    months: months.map((_, at) => ({
      month: at + 1,
      own: own[at] ?? null,
      market: market[at] ?? null,
      share: shareOf(own[at] ?? null, market[at] ?? null),
      shareSoFar: at > last ? null : shareOf(sumOf(own, at), sumOf(market, at)),
    })),
    toDate: { own: ownToDate, market: marketToDate, share: shareOf(ownToDate, marketToDate) },
    yearAtThisPace: weight > 0 ? Math.round(ownToDate / weight) : null,
  };
}
