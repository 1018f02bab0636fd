import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** A crossing this many years away from the year looked at is no news. */
const NEAR = 3;

/** The year in which digital spending passes traditional for good. */
export const digitalOvertakes: Rule = {
  name: "digitalOvertakes",
  block: "forecastByMedia",
  money: "core",
  find: (facts) => {
    const { years } = facts.section("forecastByMedia");
    const at = years.findLastIndex(({ digital, traditional }) => !ahead(digital, traditional)) + 1;
    const [before, crossing] = [years[at - 1], years[at]];
    if (!before || !crossing || before.digital === null || before.traditional === null) return [];
    if (before.digitalShare === null || crossing.digitalShare === null) return [];
    const away = Math.abs(crossing.year - facts.view.year);
    if (away > NEAR) return [];
    const part = (value: number, year: number) =>
      figure(facts, "part", value, { medium: "digital", when: String(year) });
    const figures = {
      year: yearFigure(facts, crossing.year),
      share: part(crossing.digitalShare, crossing.year),
      before: part(before.digitalShare, before.year),
    };
    const message = crossing.kind === "forecast" ? "digitalOvertakes" : "digitalOvertook";
    return [{ message, subject: "digital", weight: 0.8 - away * 0.15, figures }];
  },
  supports: (_, shown) => shown("share") > 50 && shown("before") <= 50,
};

function ahead(digital: number | null, traditional: number | null): boolean {
  return digital !== null && traditional !== null && digital > traditional;
}
