import { HOT_MONTH } from "#domain/advertisers/season.ts";
import { figure, politicalSubject, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** In an election year, the months in which political money fills the breaks and other advertisers are crowded out. */
export const crowdedMonths: Rule = {
  name: "crowdedMonths",
  block: "politicalSpending",
  find: (facts) => {
    const { months, years, year } = facts.section("politicalSpending");
    const total = months.at(-1)?.cumulative ?? 0;
    const share = years.find((one) => one.year === year)?.share ?? 0;
    const crowded = months.filter(({ dollars }) => total > 0 && dollars / total >= HOT_MONTH);
    const [first, last] = [crowded[0], crowded.at(-1)];
    if (!first || !last || first === last) return [];
    const part = crowded.reduce((sum, { dollars }) => sum + dollars, 0) / total;
    const figures = {
      year: yearFigure(facts, year),
      first: figure(facts, "month", first.month, { subject: politicalSubject(facts), when: `${year}-${first.month}` }),
      last: figure(facts, "month", last.month, { subject: politicalSubject(facts), when: `${year}-${last.month}` }),
      part: figure(facts, "crowdedPart", part, { subject: politicalSubject(facts) }),
    };
    return [{ message: "crowdedMonths", subject: "months", weight: 0.3 + Math.min(share, 0.3), figures }];
  },
  supports: (_, shown) => shown("first") < shown("last") && shown("part") > 0 && shown("part") <= 100,
};
