import { amountAt, nullIfUnknown } from "#domain/figures/amount.ts";
import { averageGrowth } from "#domain/figures/growth.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";
import type { Facts } from "../facts.ts";
import { figure, nameFigure, span, subjectOf, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";
import { outlookYears } from "./marketOutlook.ts";

/** Sub-verticals below this part of the scope are left out: growth from little is no news. */
const WEIGHTY = 0.02;

/** The sub-vertical with the best years ahead, beside the whole scope. */
export const fastestSubVertical: Rule = {
  name: "fastestSubVertical",
  block: "verticalAdSpendingTable",
  money: "core",
  find: (facts) => {
    const [start, end] = outlookYears(facts);
    if (facts.scope.kind === "subVertical" || !start?.total || !end || end.year <= start.year) return [];
    const all = averageGrowth(start.total, end.total, end.year - start.year);
    const [best] = candidates(facts, start.year, end.year, start.total);
    if (!best || all === null) return [];
    const when = span(start.year, end.year);
    const figures = {
      name: nameFigure(facts, "subVertical", best.id),
      from: yearFigure(facts, start.year),
      to: yearFigure(facts, end.year),
      growth: figure(facts, "cagr", best.cagr, { subject: subjectOf(facts, best.id), when }),
      whole: figure(facts, "cagr", all, { when }),
    };
    const weight = 0.35 + Math.min(Math.abs(best.cagr - all) * 3, 0.35);
    return [{ message: "fastestSubVertical", subject: best.id, weight, figures }];
  },
  supports: (_, shown) => shown("growth") > 0 && shown("growth") > shown("whole") && shown("to") > shown("from"),
};

function candidates({ view }: Facts, from: number, to: number, total: number): { id: string; cagr: number }[] {
  const { wallet } = view.own;
  const [first, last] = [wallet.years.indexOf(from), wallet.years.indexOf(to)];
  const { subVerticals } = walletTotals(wallet);
  const at = (place: number, year: number) => nullIfUnknown(amountAt(subVerticals, place * wallet.years.length + year));
  return wallet.subVerticals
    .flatMap((id, place) => {
      const before = at(place, first);
      if (isPolitical(id) || (before ?? 0) < total * WEIGHTY) return [];
      const cagr = averageGrowth(before, at(place, last), to - from);
      return cagr === null ? [] : [{ id, cagr }];
    })
    .toSorted((a, b) => b.cagr - a.cagr);
}
