import { nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { growth } from "../figures/growth.ts";
import { perPerson, roundShares, shareOf } from "../figures/share.ts";
import { type ListedMedium, mediumDollars } from "./listedMedia.ts";
import type { MarketWallet, Political } from "./view.ts";

/** One medium of a market in one year; the amounts are null where nothing is known. */
export interface MarketMedium {
  readonly dollars: number | null;
  readonly share: number | null;
  readonly sharePercent: number | null;
  readonly growth: number | null;
  readonly perCapita: number | null;
}

/** A market's listed media in one year, in the order of the list. */
export interface MarketMedia {
  readonly total: number | null;
  readonly previousTotal: number | null;
  /** NaN is "no data". */
  readonly amounts: readonly number[];
  readonly previousAmounts: readonly number[];
  readonly media: readonly MarketMedium[];
}

export function marketMedia(
  { wallet, population }: MarketWallet,
  list: readonly ListedMedium[],
  year: number,
  political: Political,
): MarketMedia {
  const amounts = list.map(({ place }) => mediumDollars(wallet, place, year, political));
  const previousAmounts = list.map(({ place }) => mediumDollars(wallet, place, year - 1, political));
  const total = nullIfUnknown(sumKnown(amounts));
  const percents = roundShares(amounts);
  const media = amounts.map((amount, at) => {
    const dollars = nullIfUnknown(amount);
    return {
      dollars,
      share: shareOf(dollars, total),
      sharePercent: percents[at] ?? null,
      growth: growth(nullIfUnknown(previousAmounts[at] ?? Number.NaN), dollars),
      perCapita: perPerson(dollars, population),
    };
  });
  return { total, previousTotal: nullIfUnknown(sumKnown(previousAmounts)), amounts, previousAmounts, media };
}
