import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { factsOf } from "./facts.ts";
import { findInsights } from "./findInsights.ts";
import type { Insight } from "./insight.ts";
import type { Material } from "./material.ts";
import { isForRivals, NEWS, type News, newsOf } from "./news.ts";
import type { Rule } from "./rule.ts";
import { attack } from "./rules/attack.ts";
import { OWN_CASE, ownBuyer } from "./rules/ownMediumCase.ts";
import { ownMediumGap } from "./rules/ownMediumGap.ts";
import { widestGap } from "./rules/widestGap.ts";
import { TALKING_RULES } from "./talkingRules.ts";

/** What says how far one's own slice of the wallet is from a benchmark. */
const GAPS: readonly Rule[] = [ownMediumGap, widestGap, attack];

/** How much more weight an insight has that is about what the reader sells or follows. */
const CLOSE_TO_HEART = 0.15;

/** How much less weight it has that holds everywhere: it is said where nothing else is left. What argues for others' media is not said. */
const LESS: Readonly<Record<News, number>> = { [NEWS.here]: 0, [NEWS.everywhere]: 1, [NEWS.rivals]: 2 };

/** What speaks for the reader's own medium is said first, also where it holds everywhere. */
const OWN_FIRST = 2;

/**
 * The most newsworthy findings, best first: one of a rule, and no two about the same subject. `view` is that of the whole
 * market; the scope says what part of it is talked about.
 */
export function talkingPoints(
  view: SpendingView,
  scope: Scope = WHOLE_MARKET,
  material: Material = {},
  count = 5,
): Insight[] {
  const facts = factsOf(view, scope, material);
  const close = new Set([material.medium, ...(material.ownMedia ?? []), ...(material.followed ?? [])]);
  const weightOf = (insight: Insight, rule: Rule) => {
    const { weight, subject } = insight;
    const isClose = close.has(subject) || close.has(verticalOf(subject));
    if (OWN_CASE.includes(rule)) return weight + OWN_FIRST;
    return weight + (isClose ? CLOSE_TO_HEART : 0) - LESS[newsOf(insight, rule, facts)];
  };
  const rules = material.gaps ? TALKING_RULES : TALKING_RULES.filter((rule) => !GAPS.includes(rule));
  const found = rules
    .flatMap((rule) =>
      findInsights(rule, facts)
        .filter((insight) => insight.weight > 0 && !isForRivals(insight, material))
        .map((insight) => ({ insight, rule, weight: weightOf(insight, rule) })),
    )
    .toSorted((a, b) => b.weight - a.weight);
  const speaksForOwn = found.some(({ rule }) => rule !== ownBuyer && OWN_CASE.includes(rule));
  const chosen: Insight[] = [];
  for (const { insight, rule } of found) {
    if (rule === ownBuyer && speaksForOwn) continue;
    if (chosen.length === count) break;
    if (chosen.some((one) => one.rule === insight.rule || one.subject === insight.subject)) continue;
    chosen.push(insight);
  }
  return chosen;
}
