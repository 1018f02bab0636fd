import { nullIfUnknown } from "#domain/figures/amount.ts";
import type { ScoreParts, SubVerticalGap, WalletGap } from "#domain/shareOfWallet/figures.ts";
import { focusPlaces } from "#domain/shareOfWallet/focus.ts";
import { mediumMoney, walletMoney } from "#domain/shareOfWallet/money.ts";
import { SCORE_WEIGHTS } from "#domain/shareOfWallet/opportunityScore.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { change, quotient, sumOfParts } from "#ui/figures/explain/writeFormula.ts";
import type { Words } from "#language/words/words.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { shareFormats } from "#documents/parts/wallet/shareFormats.ts";
import { benchmarkFormula } from "./benchmarkFormula.ts";
import type { ShareMeasure } from "#documents/parts/wallet/shareMeasure.ts";

/** A figure as it is shown, and its formula with the actual values; null where it comes straight from the model. */
export interface WrittenFigure {
  readonly value: string;
  readonly values: string | null;
}

export function writtenFigure(
  asked: ShareSpending,
  measure: ShareMeasure,
  scope: Scope,
  figures: WalletGap | SubVerticalGap,
): WrittenFigure {
  const { share, spending } = asked;
  const { words } = spending;
  const { formats, text } = words;
  const { wallet, own, medium, benchmarkShare, gapDollars } = figures;
  // A list has room for tenths alone.
  const fine = shareFormats("subVertical" in figures ? { gap: null } : figures, words);
  switch (measure) {
    case "wallet":
      return {
        value: formats.dollars(wallet),
        values: wallet === null ? null : sumOfParts(mediaOf(asked, scope), words),
      };
    case "medium":
      return { value: formats.dollars(medium), values: null };
    case "own":
      return { value: formats.dollars(own), values: null };
    case "mediumShare": {
      const value = formats.share(figures.mediumShare);
      return { value, values: quotient(formats, medium, wallet, value) };
    }
    case "share": {
      const value = fine.share(figures.share);
      return { value, values: quotient(formats, own, wallet, value) };
    }
    case "benchmarkShare":
      return { value: fine.share(benchmarkShare), values: benchmarkFormula(asked, scope, benchmarkShare, fine) };
    case "index": {
      const value = formats.index(figures.index);
      const values = `${fine.share(figures.share)} ÷ ${fine.share(benchmarkShare)} × 100 = ${value}`;
      return { value, values: figures.index === null ? null : values };
    }
    case "walletGrowth": {
      const value = formats.growth(figures.walletGrowth);
      return { value, values: change(formats, walletBefore(asked, scope), wallet, value) };
    }
    case "score":
      return "score" in figures ? writtenScore(figures.score, figures.scoreParts, words) : { value: "", values: null };
    case "rank": {
      const rank = formats.rank(share.rank);
      return { value: rank, values: text("shareWallet.ofMedia", { rank, number: formats.count(share.media) }) };
    }
    default: {
      const value = formats.dollars(gapDollars);
      if (gapDollars === null || own === null) return { value, values: null };
      return { value, values: `${formats.dollars(own + gapDollars)} − ${formats.dollars(own)} = ${value}` };
    }
  }
}

function writtenScore(score: number | null, parts: ScoreParts | null, { formats }: Words): WrittenFigure {
  const value = formats.index(score);
  if (parts === null) return { value, values: null };
  const term = (part: keyof ScoreParts) =>
    `${formats.share(SCORE_WEIGHTS[part])} × ${formats.index(parts[part] * 100)}`;
  return { value, values: `${term("size")} + ${term("growth")} + ${term("underIndex")} = ${value}` };
}

function walletBefore({ spending, share }: ShareSpending, scope: Scope): number | null {
  const { wallet } = spending.whole.own;
  const places = focusPlaces(wallet, scope, share.political);
  return nullIfUnknown(walletMoney(wallet, places, wallet.years.indexOf(share.year) - 1));
}

/** What each medium takes of a part of the wallet. */
function mediaOf({ spending, share }: ShareSpending, scope: Scope): { name: string; dollars: number }[] {
  const { wallet } = spending.whole.own;
  const places = focusPlaces(wallet, scope, share.political);
  const year = wallet.years.indexOf(share.year);
  return wallet.media.map((medium, column) => ({
    name: spending.words.medium(medium),
    dollars: nullIfUnknown(mediumMoney(wallet, places, column, year)) ?? 0,
  }));
}
