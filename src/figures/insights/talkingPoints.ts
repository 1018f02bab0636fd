import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { factsOf } from "./facts.ts";
import { findInsights } from "./findInsights.ts";
import type { Insight } from "./insight.ts";
import type { Material } from "./material.ts";
import type { Rule } from "./rule.ts";
import { attack } from "./rules/attack.ts";
import { ownMediumGap } from "./rules/ownMediumGap.ts";
import { widestGap } from "./rules/widestGap.ts";
import { TALKING_RULES } from "./talkingRules.ts";

/** What says how far one's own slice of the wallet is from a benchmark. */
const GAPS: readonly Rule[] = [ownMediumGap, widestGap, attack];

/** How much more weight an insight has that is about what the reader sells or follows. */
const CLOSE_TO_HEART = 0.15;

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
  const close = new Set([material.medium, ...(material.followed ?? [])]);
  const weight = ({ weight: own, subject }: Insight) =>
    own + (close.has(subject) || close.has(verticalOf(subject)) ? CLOSE_TO_HEART : 0);
  const rules = material.gaps ? TALKING_RULES : TALKING_RULES.filter((rule) => !GAPS.includes(rule));
  const found = rules
    .flatMap((rule) => findInsights(rule, facts))
    .filter((insight) => insight.weight > 0)
    .toSorted((a, b) => weight(b) - weight(a));
  const chosen: Insight[] = [];
  for (const insight of found) {
    if (chosen.length === count) break;
    if (chosen.some(({ rule, subject }) => rule === insight.rule || subject === insight.subject)) continue;
    chosen.push(insight);
  }
  return chosen;
}
