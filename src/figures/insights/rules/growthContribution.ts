import { dollarsOf } from "../facts.ts";
import { containerOf, figure, nameFigure, subjectOf } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** A part of the growth below this is no driver of it. */
const DRIVES = 0.15;

/** How much of all the growth comes from the sub-vertical that adds most. */
export const growthContribution: Rule = {
  name: "growthContribution",
  block: "largestGrowthVerticals",
  money: "core",
  find: (facts) => {
    const [first] = facts.section("largestGrowthVerticals").rows;
    const { own, year, political } = facts.view;
    const [now, before] = [dollarsOf(own, "all", year, political), dollarsOf(own, "all", year - 1, political)];
    if (facts.scope.kind === "subVertical" || !first?.delta || now === null || before === null) return [];
    const growth = now - before;
    const part = first.delta / growth;
    // Where others shrink, one may bring more than all the growth; a part above the whole would only confuse.
    if (growth <= 0 || part < DRIVES || part > 1) return [];
    const figures = {
      name: nameFigure(facts, "subVertical", first.subVertical),
      part: figure(facts, `partOf${containerOf(facts)}Growth`, part, { subject: subjectOf(facts, first.subVertical) }),
      money: figure(facts, "change", growth, { kind: "dollars" }),
      own: figure(facts, "change", first.delta, { subject: subjectOf(facts, first.subVertical) }),
    };
    return [
      {
        message: "growthContribution",
        subject: first.subVertical,
        weight: 0.4 + part / 2,
        figures,
      },
    ];
  },
  supports: (_, shown) => shown("money") > 0 && shown("own") > 0 && shown("part") > 0 && shown("part") <= 100,
};
