import type { MediaYears } from "#domain/spending/sections.ts";
import type { Facts } from "../facts.ts";
import { figure, nameFigure, span, yearFigure } from "../figures.ts";
import type { Finding, Rule } from "../rule.ts";

/** The medium with the best years ahead, beside all media. */
export const bestOutlook: Rule = {
  name: "bestOutlook",
  block: "mediaAdSpendingTable",
  money: "core",
  find: (facts) => bestOf(facts, facts.section("mediaAdSpendingTable"), "all", "bestOfAll"),
  supports: (_, shown) => shown("to") > shown("from") && shown("growth") >= shown("whole"),
};

/** The medium of a list with the highest growth per year, beside the whole list. */
export function bestOf(
  facts: Facts,
  { rows, cagrFrom, cagrTo }: MediaYears,
  list: string,
  message: "bestDigital" | "bestOfAll",
): Finding[] {
  const media = rows.flatMap(({ id, level, cagr }) => (level === "medium" && cagr !== null ? [{ id, cagr }] : []));
  const [best] = media.toSorted((a, b) => b.cagr - a.cagr);
  const whole = rows.at(-1)?.cagr ?? null;
  if (!best || whole === null) return [];
  const when = span(cagrFrom, cagrTo);
  const figures = {
    from: yearFigure(facts, cagrFrom),
    to: yearFigure(facts, cagrTo),
    medium: nameFigure(facts, "medium", best.id),
    growth: figure(facts, "cagr", best.cagr, { medium: best.id, when }),
    whole: figure(facts, "cagr", whole, { medium: list, when }),
  };
  return [{ message, subject: best.id, weight: 0.3 + Math.min(Math.abs(best.cagr - whole) * 3, 0.4), figures }];
}
