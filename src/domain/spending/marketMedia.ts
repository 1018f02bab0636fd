import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { coreGrowthBeside, growth } from "../figures/growth.ts";
import { perPerson, shareOf } from "../figures/share.ts";
import { type ListedMedium, mediumDollars } from "./listedMedia.ts";
import type { MarketWallet, Political } from "./view.ts";

/** One medium of a market in one year; the amounts are null where nothing is known. */
export interface MarketMedium {
  readonly dollars: number | null;
  readonly share: number | null;
  readonly growth: number | null;
  readonly coreGrowth: number | null;
  readonly perCapita: number | null;
}

/** A market's listed media in one year, in the order of the list. */
export interface MarketMedia {
  readonly total: number | null;
  readonly previousTotal: number | null;
  readonly coreGrowth: number | null;
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
  const previousTotal = nullIfUnknown(sumKnown(previousAmounts));
  const coreOf = (at: number) => list.map(({ place }) => mediumDollars(wallet, place, at, "without"));
  const [core, previousCore] = [coreOf(year), coreOf(year - 1)];
  const media = amounts.map((amount, at) => {
    const dollars = nullIfUnknown(amount);
    const previous = nullIfUnknown(amountAt(previousAmounts, at));
    return {
      dollars,
      share: shareOf(dollars, total),
      growth: growth(previous, dollars),
      coreGrowth: coreGrowthBeside(
        { dollars: previous, core: nullIfUnknown(amountAt(previousCore, at)) },
        { dollars, core: nullIfUnknown(amountAt(core, at)) },
      ),
      perCapita: perPerson(dollars, population),
    };
  });
  const coreGrowth = coreGrowthBeside(
    { dollars: previousTotal, core: nullIfUnknown(sumKnown(previousCore)) },
    { dollars: total, core: nullIfUnknown(sumKnown(core)) },
  );
  return { total, previousTotal, coreGrowth, amounts, previousAmounts, media };
}
