import { amountAt } from "#domain/figures/amount.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";
import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

const FEW = 3;
/** With fewer than this to choose from, three of them are most of it anyway. */
const MANY = 8;

/** How much of the spending the three largest sub-verticals make up. */
export const concentration: Rule = {
  name: "concentration",
  block: "topSubVerticals",
  find: (facts) => {
    const { wallet } = facts.view.own;
    const at = wallet.years.indexOf(facts.view.year);
    const { subVerticals } = walletTotals(wallet);
    const count = wallet.subVerticals.filter(
      (id, place) =>
        amountAt(subVerticals, place * wallet.years.length + at) > 0 &&
        (facts.view.political === "with" || !isPolitical(id)),
    ).length;
    const top = facts.section("topSubVerticals").rows.slice(0, FEW);
    if (count < MANY || top.length < FEW) return [];
    const part = top.reduce((sum, { share }) => sum + (share ?? 0), 0);
    const figures = {
      names: nameFigure(facts, "subVertical", ...top.map(({ subVertical }) => subVertical)),
      part: figure(facts, "topThreePart", part),
      number: figure(facts, "subVerticalCount", count),
    };
    return [{ message: "concentration", subject: "concentration", weight: 0.2 + part * 0.3, figures }];
  },
  supports: (_, shown) => shown("number") > FEW && shown("part") > 0 && shown("part") <= 100,
};
