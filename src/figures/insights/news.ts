import { isMedium, mediumGroup } from "#domain/taxonomy/mediumById.ts";
import type { Facts } from "./facts.ts";
import { isNation, nationFacts } from "./facts.ts";
import { findInsights } from "./findInsights.ts";
import type { Insight, InsightFigure, InsightMessage } from "./insight.ts";
import type { Material } from "./material.ts";
import type { Rule } from "./rule.ts";

/** What is news of a market comes first; then what holds nearly everywhere; last what argues for somebody else's medium. */
export const NEWS = { here: 0, everywhere: 1, rivals: 2 } as const;
export type News = (typeof NEWS)[keyof typeof NEWS];

export function newsOf(insight: Insight, rule: Rule, facts: Facts): News {
  if (isForRivals(insight, facts.material)) return NEWS.rivals;
  return isUsual(insight) || isSaidOfNation(insight, rule, facts) ? NEWS.everywhere : NEWS.here;
}

/**
 * From this many bands on at most a fifth of the markets of the sample set differ as much (`tests/statementsOfSample.slow.test.ts` measures
 * it): less is how markets of a size are, and no news of one of them. Fixed, so that it takes no figure of a market that a reader may not see.
 */
const UNUSUAL: Partial<Record<InsightMessage, number>> = {
  ownStronger: 2,
  strongest: 3.6,
  strongestDigital: 2,
  weakest: 3.3,
  poorer: 6.2,
};

function isUsual({ message, bands }: Insight): boolean {
  return bands !== undefined && bands < (UNUSUAL[message] ?? 0);
}

/** Said of the whole nation in the same words, by its own figures: such a finding holds in most markets and is none of this one. */
function isSaidOfNation(insight: Insight, rule: Rule, facts: Facts): boolean {
  if (isNation(facts)) return false;
  return findInsights(rule, nationFacts(facts)).some(
    (one) => one.message === insight.message && isSameStory(one, insight),
  );
}

/** Whether two findings name the same things, months, years and ranks; amounts differ anyhow. */
function isSameStory(one: Insight, other: Insight): boolean {
  return Object.entries(one.figures).every(([name, figure]) => told(figure) === told(other.figures[name]));
}

function told(figure: InsightFigure | undefined): string {
  if (figure?.kind === "name") return figure.of === "market" ? "" : figure.value.join();
  return figure?.kind === "month" || figure?.kind === "year" || figure?.kind === "rank" ? String(figure.value) : "";
}

/** What is said against a medium: it argues for nobody else's, and against the reader's where it is hers. */
const AGAINST: ReadonlySet<InsightMessage> = new Set<InsightMessage>([
  "weakest",
  "shareLoses",
  "ownRankFell",
  "mediaShrink",
]);

/** What speaks for all that is digital, or for who sells most of it. */
const DIGITAL: ReadonlySet<string> = new Set(["digital", "groups", "platforms"]);

/** Whether a finding speaks for media of which the reader sells nothing, or against those that she sells: nobody opens with why to buy elsewhere. */
export function isForRivals({ subject, message }: Insight, { medium, ownMedia = [] }: Material): boolean {
  const own = [...ownMedia, ...(medium === undefined ? [] : [medium])].filter(isMedium);
  if (own.length === 0) return false;
  if (DIGITAL.has(subject)) return own.some((one) => mediumGroup(one) !== "digital");
  if (!isMedium(subject)) return false;
  return AGAINST.has(message) === own.includes(subject);
}
