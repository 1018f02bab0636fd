import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { BESIDE, BLOCK_RULES } from "./blockRules.ts";
import { factsOf } from "./facts.ts";
import { findInsights } from "./findInsights.ts";
import type { Insight, InsightBlock } from "./insight.ts";
import type { Material } from "./material.ts";
import { NEWS, type News, newsOf } from "./news.ts";

/**
 * The finding that a block opens with: the best one of the first of its rules that finds any that is news here, else of the first that
 * finds what holds everywhere, and what argues for others' media last; null where there is nothing to say. `view` is that of the whole market; the scope says what part of it the block is about.
 */
export function blockInsight(
  block: InsightBlock,
  view: SpendingView,
  scope: Scope = WHOLE_MARKET,
  material: Material = {},
): Insight | null {
  const nationwide = block === "mediaAdSpendingNationwide" || block === "digitalAdSpendingNationwide";
  const facts = factsOf(nationwide ? { ...view, own: view.nation } : view, scope, material);
  const beside = BESIDE[block];
  const said = beside && blockInsight(beside, view, scope, material);
  const isSaid = ({ message, subject }: Insight) => message === said?.message && subject === said.subject;
  let best: { readonly insight: Insight; readonly news: News } | null = null;
  for (const rule of BLOCK_RULES[block]) {
    const [first, ...others] = findInsights(rule, facts).filter((insight) => !isSaid(insight));
    if (!first) continue;
    const insight = { ...others.reduce((most, one) => (one.weight > most.weight ? one : most), first), block };
    const news = newsOf(insight, rule, facts);
    if (!best || news < best.news) best = { insight, news };
    if (news === NEWS.here) break;
  }
  // Where there is but one thing to say, both say it.
  return best?.insight ?? (said ? { ...said, block } : null);
}
