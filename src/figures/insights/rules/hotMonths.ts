import { amountAt } from "#domain/figures/amount.ts";
import { HOT_MONTH } from "#domain/advertisers/season.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";
import type { Facts } from "../facts.ts";
import { figure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** The months in which the scope's advertisers spend clearly more than a twelfth of their year. */
export const hotMonths: Rule = {
  name: "hotMonths",
  block: "seasons",
  find: (facts) => {
    const months = seasonOf(facts);
    const ranked = months.map((part, at) => ({ month: at + 1, part })).toSorted((a, b) => b.part - a.part);
    const [hottest] = ranked;
    if (!hottest || hottest.part === 0) return [];
    const figures = {
      month: figure(facts, "month", hottest.month),
      part: figure(facts, "seasonPart", hottest.part, { when: `${facts.view.year}-${hottest.month}` }),
      even: figure(facts, "seasonPart", 1 / 12),
      number: figure(facts, "hotCount", months.filter((part) => part >= HOT_MONTH).length),
    };
    const message = hottest.part >= HOT_MONTH ? "hottestMonth" : "evenSeason";
    const weight = message === "evenSeason" ? 0 : 0.3 + Math.min((hottest.part - HOT_MONTH) * 5, 0.4);
    return [{ message, subject: "season", weight, figures }];
  },
  supports: (message, shown) =>
    message === "hottestMonth" ? shown("part") >= HOT_MONTH * 100 && shown("number") >= 1 : shown("number") === 0,
};

/** The part of each month, each sub-vertical counting by what it spends; all zero where no season is known. */
function seasonOf({ view, material }: Facts): number[] {
  const { wallet } = view.own;
  const at = wallet.years.indexOf(view.year);
  const { subVerticals } = walletTotals(wallet);
  const sums = Array.from({ length: 12 }, () => 0);
  let all = 0;
  for (const { subVertical, months } of material.seasons ?? []) {
    const place = wallet.subVerticals.indexOf(subVertical);
    const dollars = place < 0 ? 0 : amountAt(subVerticals, place * wallet.years.length + at);
    if (!(dollars > 0) || (view.political === "without" && isPolitical(subVertical))) continue;
    all += dollars;
    for (const [month, part] of months.entries()) sums[month] = (sums[month] ?? 0) + part * dollars;
  }
  return sums.map((sum) => (all > 0 ? sum / all : 0));
}
