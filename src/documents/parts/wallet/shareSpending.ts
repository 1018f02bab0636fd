import { type Spending, yearOf } from "../../spending.ts";
import type { ShareOfWallet } from "#domain/shareOfWallet/figures.ts";
import { shareInQuarter } from "#domain/shareOfWallet/shareInQuarter.ts";
import { shareOfWallet, type WalletQuestion } from "#domain/shareOfWallet/shareOfWallet.ts";

/** What the blocks of the screen are made from. A new object whenever any of it changes. */
export interface ShareSpending {
  readonly spending: Spending;
  readonly question: WalletQuestion;
  readonly share: ShareOfWallet;
}

/**
 * The same question asked of other spending, such as an earlier revision's. Benchmarks over other markets belong to the revision
 * they were asked of: in another one nothing is known of them.
 */
export function askAgain(spending: Spending, question: WalletQuestion): ShareSpending {
  const { benchmarks } = question;
  const own = benchmarks?.revision === spending.revision.id ? question : { ...question, benchmarks: null };
  const { whole, divided } = spending;
  const share = divided ? shareInQuarter(divided.ofYear.whole, own, divided) : shareOfWallet(whole, own);
  return { spending, question: own, share };
}

/** The same question asked of the whole year, for what speaks of years alone. */
export function askOfYear(asked: ShareSpending): ShareSpending {
  return asked.spending.divided ? askAgain(yearOf(asked.spending), asked.question) : asked;
}
