import { averageGrowth } from "#domain/figures/growth.ts";
import { dollarsOf, isNation } from "../facts.ts";
import { figure, span, yearFigure } from "../figures.ts";
import { growthDiffers } from "../againstNation.ts";
import { partsApart } from "../printed.ts";
import type { Rule } from "../rule.ts";
import { outlookYears } from "./marketOutlook.ts";

/** Whether spending here is set to grow faster or slower than in the nation. */
export const outlookAgainstNation: Rule = {
  name: "outlookAgainstNation",
  block: "forecastByMedia",
  money: "core",
  find: (facts) => {
    const [start, end] = outlookYears(facts);
    if (isNation(facts) || !start || end?.kind !== "forecast") return [];
    const { nation, political } = facts.view;
    const nationAt = (year: number) => dollarsOf(nation, "all", year, political);
    const own = averageGrowth(start.total, end.total, end.year - start.year);
    const there = averageGrowth(nationAt(start.year), nationAt(end.year), end.year - start.year);
    if (own === null || there === null) return [];
    const points = partsApart(own, there);
    if (!growthDiffers(facts, own, there, end.year - start.year)) return [];
    const when = span(start.year, end.year);
    const figures = {
      from: yearFigure(facts, start.year),
      to: yearFigure(facts, end.year),
      growth: figure(facts, "cagr", own, { when }),
      nation: figure(facts, "cagr", there, { when, market: nation.wallet.market }),
      points: figure(facts, "cagrGap", points, { when }),
    };
    const weight = 0.4 + Math.min(Math.abs(points) * 15, 0.45);
    return [{ message: points > 0 ? "outlookAbove" : "outlookBelow", subject: "outlook", weight, figures }];
  },
  supports: (message, shown) =>
    message === "outlookAbove"
      ? shown("points") > 0 && shown("growth") > shown("nation")
      : shown("points") < 0 && shown("growth") < shown("nation"),
};
