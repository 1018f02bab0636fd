import { verticalRanks } from "#domain/ranks/verticalRanks.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { figure, nameFigure, subjectOf } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** The vertical that spends most on one medium. */
export const mediumBuyer: Rule = {
  name: "mediumBuyer",
  block: "mediumVerticalRanks",
  find: (facts) => {
    const { medium } = facts.material;
    if (medium === undefined || facts.scope.kind !== "market") return [];
    const [first, next] = verticalRanks(facts.view, medium).rows.filter(({ dollars }) => dollars);
    if (!first?.dollars || !verticalById(first.id) || (next && !verticalById(next.id))) return [];
    const money = (id: string, dollars: number) =>
      figure(facts, "dollars", dollars, { medium, subject: subjectOf(facts, id) });
    const figures = {
      medium: nameFigure(facts, "medium", medium),
      vertical: nameFigure(facts, "vertical", first.id),
      money: money(first.id, first.dollars),
      ...(next?.dollars && { next: money(next.id, next.dollars) }),
    };
    return [{ message: "mediumBuyer", subject: first.id, weight: 0.4, figures }];
  },
  supports: (_, shown) => shown("money") > 0 && !(shown("next") >= shown("money")),
};
