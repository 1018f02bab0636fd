import { perPerson } from "#domain/figures/share.ts";
import type { ForecastYear } from "#domain/spending/sections.ts";
import type { Facts } from "../facts.ts";
import { figure, yearFigure } from "../figures.ts";
import type { NumberFigure } from "../insight.ts";
import type { Rule } from "../rule.ts";

/** What the last year ahead is expected to bring, with the range of it: growth or decline only where today lies outside of that. */
export const marketOutlook: Rule = {
  name: "marketOutlook",
  block: "forecastByMedia",
  money: "core",
  find: (facts) => {
    const [start, end] = outlookYears(facts);
    if (!start?.total || end?.kind !== "forecast" || !end.total || end.low === null || end.high === null) return [];
    const figures = {
      year: yearFigure(facts, end.year),
      money: moneyAt(facts, end, "dollars", end.total),
      low: moneyAt(facts, end, "low", end.low),
      high: moneyAt(facts, end, "high", end.high),
      now: moneyAt(facts, start, "dollars", start.total),
      from: yearFigure(facts, start.year),
    };
    const message = end.low > start.total ? "outlookGrow" : end.high < start.total ? "outlookShrink" : "outlookRange";
    return [{ message, subject: "total", weight: 0.35, figures }];
  },
  supports: (message, shown) => {
    const [low, now, high] = [shown("low"), shown("now"), shown("high")];
    if (!(shown("year") > shown("from") && low <= shown("money") && shown("money") <= high)) return false;
    return message === "outlookGrow" ? low > now : message === "outlookShrink" ? high < now : low < high;
  },
};

/** The year from which the outlook counts, and its last one. */
export function outlookYears(facts: Facts): [ForecastYear | undefined, ForecastYear | undefined] {
  const { years } = facts.section("forecastByMedia");
  return [years.find(({ year }) => year === facts.view.currentYear) ?? years[0], years.at(-1)];
}

const PER_PERSON = { dollars: "perCapita", low: "lowPerCapita", high: "highPerCapita" } as const;

/** Dollars of a year, or per person where the screen speaks of that. */
function moneyAt(
  facts: Facts,
  { year }: ForecastYear,
  measure: keyof typeof PER_PERSON,
  dollars: number,
): NumberFigure {
  const when = String(year);
  const perCapita = facts.material.saidIn === "perCapita" ? perPerson(dollars, facts.view.own.population) : null;
  return perCapita === null
    ? figure(facts, measure, dollars, { when })
    : figure(facts, PER_PERSON[measure], perCapita, { when });
}
