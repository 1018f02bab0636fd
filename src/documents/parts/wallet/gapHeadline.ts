import type { Words } from "#language/words/words.ts";
import type { MediumGaps } from "#domain/shareOfWallet/mediumGaps.ts";

/** Below this part of the wallet a gap is not worth a sentence. */
const NEWSWORTHY = 0.005;

/** The finding: which medium has most to win here, or that the money is divided much as in the nation. */
export function gapHeadline({ wallet, rows }: MediumGaps, isNation: boolean, words: Words): string {
  const { text, formats } = words;
  if (!wallet) return text("subVertical.gap.headline.none");
  const [first] = rows;
  if (isNation || !first || first.gapDollars === null || first.gapDollars < wallet * NEWSWORTHY)
    return text(isNation ? "subVertical.gap.headline.nation" : "subVertical.gap.headline.even");
  return text("subVertical.gap.headline.most", {
    medium: words.medium(first.medium),
    money: formats.money(first.gapDollars),
    share: formats.percent(first.sharePercent),
    nation: formats.share(first.nationShare),
  });
}
