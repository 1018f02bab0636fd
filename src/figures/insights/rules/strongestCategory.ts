import { amountAt } from "#domain/figures/amount.ts";
import { shareOf } from "#domain/figures/share.ts";
import type { MarketWallet } from "#domain/spending/view.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { bandsApart, shareDiffers } from "../againstNation.ts";
import { isNation } from "../facts.ts";
import { figure, nameFigure, subjectOf } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Categories below this part of the money are left out: a large index on little says little. */
const WEIGHTY = 0.006;
/** From so many times the nation's part on a category is what a market is known for. */
const STANDS_OUT = 1.4;

/** The category that weighs most against the nation: what the market lives on, as far as the data carry it. */
export const strongestCategory: Rule = {
  name: "strongestCategory",
  block: "topSubVerticals",
  money: "core",
  find: (facts) => {
    if (facts.scope.kind !== "market" || isNation(facts)) return [];
    const { own, nation, year } = facts.view;
    const [mine, all] = [categoryDollars(own, year), categoryDollars(nation, year)];
    const [market, country] = [sumOf(mine), sumOf(all)];
    const [first] = [...mine]
      .flatMap(([id, dollars]) => {
        const [share, usual] = [shareOf(dollars, market), shareOf(all.get(id) ?? 0, country)];
        if (!share || !usual || share < WEIGHTY || share < STANDS_OUT * usual) return [];
        return shareDiffers(facts, share, usual) ? [{ id, share, usual }] : [];
      })
      .toSorted((a, b) => b.share / b.usual - a.share / a.usual);
    if (!first) return [];
    const { id, share, usual } = first;
    const subject = subjectOf(facts, id);
    const figures = {
      name: nameFigure(facts, "subVertical", id),
      share: figure(facts, "partOfMarket", share, { subject }),
      nation: figure(facts, "partOfMarket", usual, { subject, market: nation.wallet.market }),
    };
    const weight = 0.6 + Math.min(Math.log2(share / usual) / 10, 0.3);
    return [{ message: "strongestCategory", subject: id, weight, figures, bands: bandsApart(facts, share, usual) }];
  },
  supports: (_, shown) => shown("share") > shown("nation"),
};

/** Core dollars of every category of which something is known. */
function categoryDollars({ wallet }: MarketWallet, year: number): Map<string, number> {
  const at = wallet.years.indexOf(year);
  return new Map(
    wallet.subVerticals.flatMap((id, place) => {
      if (isPolitical(id)) return [];
      const known = wallet.media
        .map((_, medium) => amountAt(wallet.dollars, cellIndex(wallet, place, medium, at)))
        .filter((dollars) => !Number.isNaN(dollars));
      return known.length > 0 ? [[id, known.reduce((sum, dollars) => sum + dollars, 0)] as const] : [];
    }),
  );
}

function sumOf(amounts: ReadonlyMap<string, number>): number {
  return [...amounts.values()].reduce((sum, dollars) => sum + dollars, 0);
}
