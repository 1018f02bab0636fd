import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Changes smaller than this are no turn, as part of one. */
const TURN = 0.005;

/** The first year ahead in which core spending turns: from growing to falling or back. */
export const turningPoint: Rule = {
  name: "turningPoint",
  block: "forecastByMedia",
  money: "core",
  find: (facts) => {
    const { years } = facts.section("forecastByMedia");
    const growth = (at: number) => years[at]?.growth ?? 0;
    const at = years.findIndex(
      ({ year, kind }, place) =>
        kind === "forecast" &&
        year > facts.view.currentYear &&
        Math.min(Math.abs(growth(place)), Math.abs(growth(place - 1))) >= TURN &&
        growth(place) * growth(place - 1) < 0,
    );
    const turn = years[at];
    const before = years[at - 1];
    if (!turn || !before) return [];
    const figures = {
      year: yearFigure(facts, turn.year),
      growth: figure(facts, "growth", growth(at), { when: String(turn.year) }),
      before: figure(facts, "growth", growth(at - 1), { when: String(before.year) }),
      last: yearFigure(facts, before.year),
    };
    return [{ message: growth(at) > 0 ? "turnsUp" : "turnsDown", subject: "turn", weight: 0.8, figures }];
  },
  supports: (message, shown) =>
    message === "turnsUp" ? shown("growth") > 0 && shown("before") < 0 : shown("growth") < 0 && shown("before") > 0,
};
