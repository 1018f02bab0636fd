import { growth } from "#domain/figures/growth.ts";
import { dollarsOf } from "../facts.ts";
import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Growth of the total and of its core this far apart are told apart, as part of one. */
const NOTICEABLE = 0.01;

/** How much of a year's growth or fall is the election's doing: the total beside the core. */
export const electionLift: Rule = {
  name: "electionLift",
  block: "politicalSpending",
  find: (facts) => {
    const { own, year, political } = facts.view;
    if (political === "without" || facts.scope.kind !== "market") return [];
    const grown = (mode: "with" | "without") =>
      growth(dollarsOf(own, "all", year - 1, mode), dollarsOf(own, "all", year, mode));
    const [total, core] = [grown("with"), grown("without")];
    if (total === null || core === null || Math.abs(total - core) < NOTICEABLE) return [];
    const figures = {
      year: yearFigure(facts, year),
      growth: figure(facts, "growth", total),
      core: figure(facts, "growth", core, { subject: "all.core" }),
    };
    const weight = 0.5 + Math.min(Math.abs(total - core) * 3, 0.45);
    return [{ message: total > core ? "electionLifts" : "electionMissing", subject: "total", weight, figures }];
  },
  supports: (message, shown) =>
    message === "electionLifts" ? shown("growth") > shown("core") : shown("growth") < shown("core"),
};
