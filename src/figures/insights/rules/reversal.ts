import { growth } from "#domain/figures/growth.ts";
import { dollarsOf } from "../facts.ts";
import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Changes smaller than this are no reversal, as part of one. */
const TURN = 0.01;

/** That core spending grew after it fell, or fell after it grew, in the year looked at. */
export const reversal: Rule = {
  name: "reversal",
  block: "mediaAdSpendingTable",
  money: "core",
  find: (facts) => {
    const { own, year, political } = facts.view;
    const at = (one: number) => dollarsOf(own, "all", one, political);
    const [now, before] = [growth(at(year - 1), at(year)), growth(at(year - 2), at(year - 1))];
    if (now === null || before === null || now * before >= 0) return [];
    if (Math.min(Math.abs(now), Math.abs(before)) < TURN) return [];
    const figures = {
      year: yearFigure(facts, year),
      last: yearFigure(facts, year - 1),
      growth: figure(facts, "growth", now),
      before: figure(facts, "growth", before, { when: String(year - 1) }),
    };
    const weight = 0.55 + Math.min(Math.abs(now - before), 0.35);
    return [{ message: now > 0 ? "recovers" : "slips", subject: "total", weight, figures }];
  },
  supports: (message, shown) =>
    message === "recovers" ? shown("growth") > 0 && shown("before") < 0 : shown("growth") < 0 && shown("before") > 0,
};
