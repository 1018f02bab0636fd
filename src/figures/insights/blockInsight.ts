import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { BLOCK_RULES } from "./blockRules.ts";
import { factsOf } from "./facts.ts";
import { findInsights } from "./findInsights.ts";
import type { Insight, InsightBlock } from "./insight.ts";
import type { Material } from "./material.ts";

/**
 * The finding that a block opens with: the best one of the first of its rules that finds any; null where there is nothing
 * to say. `view` is that of the whole market; the scope says what part of it the block is about.
 */
export function blockInsight(
  block: InsightBlock,
  view: SpendingView,
  scope: Scope = WHOLE_MARKET,
  material: Material = {},
): Insight | null {
  const nationwide = block === "mediaAdSpendingNationwide" || block === "digitalAdSpendingNationwide";
  const facts = factsOf(nationwide ? { ...view, own: view.nation } : view, scope, material);
  for (const rule of BLOCK_RULES[block]) {
    const [first, ...others] = findInsights(rule, facts);
    if (first) return { ...others.reduce((best, one) => (one.weight > best.weight ? one : best), first), block };
  }
  return null;
}
