import type { Season } from "../advertisers/season.ts";
import { amountAt } from "../figures/amount.ts";
import { apportion } from "../figures/apportion.ts";
import { type Quarter, QUARTERS } from "../period.ts";
import { cellIndex } from "../wallet/wallet.ts";
import { quarterWallets } from "../wallet/quarterWallets.ts";
import type { ShareOfWallet } from "./figures.ts";
import { ownPart, shareOfWallet, type WalletQuestion } from "./shareOfWallet.ts";
import type { OwnPart } from "./walletGap.ts";
import type { WalletView } from "./walletView.ts";

interface QuarterAsked {
  readonly quarter: Quarter;
  readonly seasons: readonly Season[];
}

/**
 * The share of a wallet in one quarter, held against what the benchmark reaches over the whole year: so gaps of quarters add up to that
 * of the year, and a wallet is not behind for what others sell in another season. The view is of the whole market and year.
 */
export function shareInQuarter(view: WalletView, question: WalletQuestion, asked: QuarterAsked): ShareOfWallet {
  return shareOfWallet(...inQuarter(view, question, asked));
}

/** The dollars in one quarter of what the question is about, held against nothing: a small part of the work of its share. */
export function partInQuarter(view: WalletView, question: WalletQuestion, asked: QuarterAsked): OwnPart {
  return ownPart(...inQuarter(view, question, asked))(question.focus);
}

function inQuarter(view: WalletView, question: WalletQuestion, asked: QuarterAsked): [WalletView, WalletQuestion] {
  const { own } = view;
  const wallet = quarterWallets(own.wallet, asked.seasons)[asked.quarter - 1] ?? own.wallet;
  const { ownSales } = question;
  return [
    { ...view, quarter: asked.quarter, own: { ...own, wallet } },
    { ...question, ownSales: ownSales && salesInQuarter(ownSales, view, question, asked) },
  ];
}

/** What the own organisation sells in a quarter: as its months tell it, what is given of the year alone by the quarters of its medium. */
function salesInQuarter(
  ownSales: ReadonlyMap<string, number>,
  { own: { wallet }, year }: WalletView,
  { medium, ownQuarters }: WalletQuestion,
  { quarter, seasons }: QuarterAsked,
): ReadonlyMap<string, number> {
  const wallets = quarterWallets(wallet, seasons);
  const [m, y] = [wallet.media.indexOf(medium), wallet.years.indexOf(year)];
  const weights = (subVertical: string) => {
    const cell = cellIndex(wallet, wallet.subVerticals.indexOf(subVertical), m, y);
    const found = wallets.map(({ dollars }) => amountAt(dollars, cell));
    return found.some((dollars) => dollars > 0) ? found : QUARTERS.map(() => 1);
  };
  return new Map(
    [...ownSales].map(([subVertical, dollars]) => {
      const told = ownQuarters?.get(subVertical) ?? [];
      const rest = dollars - told.reduce((sum, amount) => sum + amount, 0);
      return [subVertical, (told[quarter - 1] ?? 0) + (apportion(rest, weights(subVertical))[quarter - 1] ?? 0)];
    }),
  );
}
