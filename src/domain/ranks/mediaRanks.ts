import { nullIfUnknown } from "../figures/amount.ts";
import { shareOf } from "../figures/share.ts";
import { listedMedia, mediumDollars } from "../spending/listedMedia.ts";
import { redefinedMedia } from "../spending/redefinedMedia.ts";
import type { MarketWallet, SpendingView } from "../spending/view.ts";
import { yearPlace } from "../spending/yearPlace.ts";
import { yearKind } from "../yearKind.ts";
import { type RankList, rankList } from "./rankList.ts";
import { sharedRanks } from "./sharedRanks.ts";
import { sumOrNull } from "./sumOrNull.ts";

/** What the rank of media is computed from; of a vertical or sub-vertical alone where its wallets are cut down to it. */
export type RanksView = Pick<SpendingView, "own" | "nation" | "year" | "political" | "provenance" | "currentYear">;

/** The media of a market by what is spent on them, beside their ranks in the nation. */
export function mediaRanks(view: RanksView): RankList {
  const { own, nation, year, currentYear, political } = view;
  const y = yearPlace(view);
  const media = listedMedia(own.wallet);
  const amounts = media.map(({ place }) => amountsOf(own, place, view));
  const national = media.map(({ place }) => amountsOf(nation, place, view)[y] ?? null);
  const nationRanks = sharedRanks(national);
  const [whole, nationWhole] = [sumOrNull(amounts.map((dollars) => dollars[y] ?? null)), sumOrNull(national)];
  const series = media.map(({ medium, place }, at) => ({
    id: medium,
    dollars: amounts[at] ?? [],
    core: amountsOf(own, place, { political: "without" }),
    whole,
    nationShare: shareOf(national[at] ?? null, nationWhole),
    nationRank: nationRanks[at] ?? null,
    isRedefined: redefinedMedia(own.wallet, [place], political),
  }));
  return rankList(series, { year, years: own.wallet.years, kinds: kindsOf(view), currentYear, political });
}

/** How settled each year is. */
export function kindsOf({ own, provenance }: Pick<RanksView, "own" | "provenance">): RankList["kinds"] {
  return own.wallet.years.map((_, at) => yearKind(provenance, at));
}

function amountsOf(
  { wallet }: MarketWallet,
  place: number,
  { political }: Pick<RanksView, "political">,
): (number | null)[] {
  return wallet.years.map((_, at) => nullIfUnknown(mediumDollars(wallet, place, at, political)));
}
