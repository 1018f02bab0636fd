import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { coreGrowthBeside, growth } from "../figures/growth.ts";
import { perPerson, shareOf } from "../figures/share.ts";
import { type ListedMedium, mediumDollars } from "./listedMedia.ts";
import { redefinedMedia } from "./redefinedMedia.ts";
import type { MarketWallet, Political } from "./view.ts";

/** One medium of a market in one year; the amounts are null where nothing is known. */
export interface MarketMedium {
  readonly dollars: number | null;
  readonly share: number | null;
  readonly growth: number | null;
  readonly coreGrowth: number | null;
  /** Growth is left out since the year before is of another definition. */
  readonly newDefinition: boolean;
  readonly perCapita: number | null;
}

/** A market's listed media in one year, in the order of the list. */
export interface MarketMedia {
  readonly total: number | null;
  readonly previousTotal: number | null;
  readonly growth: number | null;
  readonly coreGrowth: number | null;
  readonly newDefinition: boolean;
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
  const isNew = (places: readonly number[]) => redefinedMedia(wallet, places, political)(year - 1, year);
  const media = amounts.map((amount, at) => {
    const newDefinition = isNew(list.slice(at, at + 1).map(({ place }) => place));
    const dollars = nullIfUnknown(amount);
    const previous = nullIfUnknown(amountAt(previousAmounts, at));
    return {
      dollars,
      share: shareOf(dollars, total),
      growth: newDefinition ? null : growth(previous, dollars),
      coreGrowth: newDefinition
        ? null
        : coreGrowthBeside(
            { dollars: previous, core: nullIfUnknown(amountAt(previousCore, at)) },
            { dollars, core: nullIfUnknown(amountAt(core, at)) },
          ),
      newDefinition,
      perCapita: perPerson(dollars, population),
    };
  });
  const newDefinition = isNew(list.map(({ place }) => place));
  const coreGrowth = coreGrowthBeside(
    { dollars: previousTotal, core: nullIfUnknown(sumKnown(previousCore)) },
    { dollars: total, core: nullIfUnknown(sumKnown(core)) },
  );
  return {
    total,
    previousTotal,
    growth: newDefinition ? null : growth(previousTotal, total),
    coreGrowth: newDefinition ? null : coreGrowth,
    newDefinition,
    amounts,
    previousAmounts,
    media,
  };
}
