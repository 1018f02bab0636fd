import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";
import { outlookYears } from "./marketOutlook.ts";

/** A smaller move is a headline where nothing else can be one, but no talking point; as part of one. */
const NOTICEABLE = 0.01;

/** How much of the spending is digital in the last year, and was in the current one. */
export const digitalOutlook: Rule = {
  name: "digitalOutlook",
  block: "forecastByMedia",
  money: "core",
  find: (facts) => {
    const [start, end] = outlookYears(facts);
    if (!end || end.digitalShare === null) return [];
    const part = (value: number, year: number) =>
      figure(facts, "part", value, { medium: "digital", when: String(year) });
    const figures = { year: yearFigure(facts, end.year), share: part(end.digitalShare, end.year) };
    if (!start || start.digitalShare === null || end.kind !== "forecast" || end.year === start.year) {
      return [{ message: "digitalLevel", subject: "digital", weight: 0, figures }];
    }
    const more = { from: yearFigure(facts, start.year), before: part(start.digitalShare, start.year) };
    const moved = Math.abs(end.digitalShare - start.digitalShare);
    const weight = moved < NOTICEABLE ? 0 : 0.3 + Math.min(moved * 2, 0.4);
    return [{ message: "digitalAhead", subject: "digital", weight, figures: { ...figures, ...more } }];
  },
  supports: (message, shown) =>
    message === "digitalLevel" ? shown("share") >= 0 : shown("year") > shown("from") && shown("before") >= 0,
};
