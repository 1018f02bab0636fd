import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";
import { ofMedium, walletShown } from "./walletShown.ts";

/** In how many sub-verticals that outgrow the market the own slice lags the benchmark, and what could be won there. */
export const attack: Rule = {
  name: "attack",
  block: "quadrant",
  find: (facts) => {
    const shown = walletShown(facts);
    const open = shown?.rows.filter(({ stance, gapDollars }) => stance === "attack" && (gapDollars ?? 0) < 0) ?? [];
    if (!shown || facts.scope.kind === "subVertical" || open.length < 2) return [];
    const money = open.reduce((sum, { gapDollars }) => sum - (gapDollars ?? 0), 0);
    const place = { medium: `${ofMedium(shown)}.${shown.benchmark}` };
    const figures = {
      medium: nameFigure(facts, "medium", shown.medium),
      number: figure(facts, "attackCount", open.length, place),
      all: figure(facts, "gapCount", shown.rows.filter(({ stance }) => stance !== null).length, place),
      money: figure(facts, "attackDollars", money, place),
    };
    const message = shown.mode === "ownRevenue" ? "attackOwn" : "attack";
    return [{ message, subject: "attack", weight: 0.6, figures }];
  },
  supports: (_, shown) => shown("number") >= 2 && shown("number") <= shown("all") && shown("money") > 0,
};
