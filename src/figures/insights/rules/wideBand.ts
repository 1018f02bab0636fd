import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** From half a width of this part of the figure on, the direction itself is open. */
const WIDE = 0.15;

/** Honesty about the last year ahead: the range reaches to both sides of what is spent today. */
export const wideBand: Rule = {
  name: "wideBand",
  block: "forecastByMedia",
  find: (facts) => {
    const { years } = facts.section("forecastByMedia");
    const end = years.at(-1);
    const now = years.find(({ year }) => year === facts.view.currentYear)?.total ?? null;
    if (end?.kind !== "forecast" || !end.total || end.low === null || end.high === null || now === null) return [];
    const spread = (end.high - end.low) / 2 / end.total;
    if (spread < WIDE || now <= end.low || now >= end.high) return [];
    const when = String(end.year);
    const figures = {
      year: yearFigure(facts, end.year),
      low: figure(facts, "low", end.low, { when }),
      high: figure(facts, "high", end.high, { when }),
      now: figure(facts, "dollars", now, { when: String(facts.view.currentYear) }),
      spread: figure(facts, "spread", spread, { when }),
    };
    return [{ message: "wideBand", subject: "range", weight: 0.5, figures }];
  },
  supports: (_, shown) => shown("low") < shown("now") && shown("now") < shown("high") && shown("spread") >= WIDE * 100,
};
