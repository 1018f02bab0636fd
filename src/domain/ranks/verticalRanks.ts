import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { shareOf } from "../figures/share.ts";
import type { Political } from "../spending/view.ts";
import { redefinedMedia } from "../spending/redefinedMedia.ts";
import { yearPlace } from "../spending/yearPlace.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import { kindsOf, type RanksView } from "./mediaRanks.ts";
import { type RankList, rankList } from "./rankList.ts";
import { sharedRanks } from "./sharedRanks.ts";
import { sumOrNull } from "./sumOrNull.ts";

/** The verticals of a market by what they spend on one medium, beside their ranks in the nation. The view is of the whole market. */
export function verticalRanks(view: RanksView, medium: string): RankList {
  const { own, nation, year, currentYear, political } = view;
  const y = yearPlace(view);
  const verticals = [...new Set(own.wallet.subVerticals.map(verticalOf))];
  const amounts = (wallet: Wallet) => verticals.map((id) => mediumOfVertical(wallet, id, medium, view.political));
  const here = amounts(own.wallet);
  const national = amounts(nation.wallet).map((dollars) => dollars[y] ?? null);
  const nationRanks = sharedRanks(national);
  const [whole, nationWhole] = [sumOrNull(here.map((dollars) => dollars[y] ?? null)), sumOrNull(national)];
  const isRedefined = redefinedMedia(own.wallet, [own.wallet.media.indexOf(medium)], political);
  const series = verticals.map((id, at) => ({
    id,
    dollars: here[at] ?? [],
    core: mediumOfVertical(own.wallet, id, medium, "without"),
    whole,
    nationShare: shareOf(national[at] ?? null, nationWhole),
    nationRank: nationRanks[at] ?? null,
    isRedefined,
  }));
  return rankList(series, { year, years: own.wallet.years, kinds: kindsOf(view), currentYear, political });
}

/** What the sub-verticals of a vertical spend on a medium, year by year; those that nobody has placed yet stand together. */
function mediumOfVertical(wallet: Wallet, vertical: string, medium: string, political: Political): (number | null)[] {
  const column = wallet.media.indexOf(medium);
  const rows = wallet.subVerticals.flatMap((id, row) =>
    verticalOf(id) !== vertical || (political === "without" && isPolitical(id)) ? [] : [row],
  );
  return wallet.years.map((_, y) => {
    const dollars = rows.map((row) => amountAt(wallet.dollars, cellIndex(wallet, row, column, y)));
    return column < 0 ? null : nullIfUnknown(sumKnown(dollars));
  });
}
