import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { coreFacts, type Facts } from "./facts.ts";
import type { Insight, InsightFigures } from "./insight.ts";
import { printed } from "./printed.ts";
import type { Rule, Shown } from "./rule.ts";

/** What a rule finds, as far as the printed figures bear it out. */
export function findInsights(rule: Rule, facts: Facts): Insight[] {
  const seen = rule.money === "core" ? coreFacts(facts) : facts;
  const core = seen !== facts && facts.view.own.wallet.subVerticals.some(isPolitical);
  const drawn = rule.drawn?.(facts);
  return rule
    .find(seen)
    .filter(({ subject }) => !drawn || drawn.includes(subject))
    .filter(({ message, figures }) => allKnown(figures) && rule.supports(message, shownOf(figures)))
    .map((finding) => ({ rule: rule.name, block: rule.block, core, ...finding, weight: bounded(finding.weight) }));
}

export function shownOf(figures: InsightFigures): Shown {
  return (name) => {
    const figure = figures[name];
    return figure && figure.kind !== "name" ? printed(figure) : Number.NaN;
  };
}

function allKnown(figures: InsightFigures): boolean {
  return Object.values(figures).every((figure) => figure.kind === "name" || Number.isFinite(figure.value));
}

function bounded(weight: number): number {
  return Math.min(Math.max(weight, 0), 1);
}
