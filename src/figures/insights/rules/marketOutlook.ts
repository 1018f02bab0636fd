import { averageGrowth } from "#domain/figures/growth.ts";
import { perPerson } from "#domain/figures/share.ts";
import type { ForecastYear } from "#domain/spending/sections.ts";
import type { Facts } from "../facts.ts";
import { figure, span, yearFigure } from "../figures.ts";
import type { NumberFigure } from "../insight.ts";
import type { Rule } from "../rule.ts";

/** Where spending stands in its last year, and the growth per year that leads there. */
export const marketOutlook: Rule = {
  name: "marketOutlook",
  block: "forecastByMedia",
  find: (facts) => {
    const [start, end] = outlookYears(facts);
    if (!start || !end || end.total === null) return [];
    const figures = { year: yearFigure(facts, end.year), money: moneyAt(facts, end) };
    const growth = averageGrowth(start.total, end.total, end.year - start.year);
    if (growth === null || end.kind !== "forecast") {
      return [{ message: "outlookLevel", subject: "total", weight: 0, figures }];
    }
    const message = growth > 0.0005 ? "outlookGrow" : growth < -0.0005 ? "outlookShrink" : "outlookEven";
    const more = {
      from: yearFigure(facts, start.year),
      growth: figure(facts, "cagr", growth, { when: span(start.year, end.year) }),
    };
    const weight = 0.35 + Math.min(Math.abs(growth) * 4, 0.4);
    return [{ message, subject: "total", weight, figures: { ...figures, ...more } }];
  },
  supports: (message, shown) => {
    if (message === "outlookLevel") return shown("money") >= 0;
    if (!(shown("year") > shown("from"))) return false;
    if (message === "outlookGrow") return shown("growth") > 0;
    return message === "outlookShrink" ? shown("growth") < 0 : Math.abs(shown("growth")) < 0.1;
  },
};

/** The year from which the outlook counts, and its last one. */
export function outlookYears(facts: Facts): [ForecastYear | undefined, ForecastYear | undefined] {
  const { years } = facts.section("forecastByMedia");
  return [years.find(({ year }) => year === facts.view.currentYear) ?? years[0], years.at(-1)];
}

function moneyAt(facts: Facts, { year, total }: ForecastYear): NumberFigure {
  const when = String(year);
  const perCapita = facts.material.saidIn === "perCapita" ? perPerson(total, facts.view.own.population) : null;
  return perCapita === null
    ? figure(facts, "dollars", total ?? 0, { when })
    : figure(facts, "perCapita", perCapita, { when });
}
