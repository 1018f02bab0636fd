import type {
  CategoryCourse,
  CellCourse,
  MarketCourse,
  ObservedShare,
  StrengthCourse,
  TotalCourse,
} from "./cellCourse.ts";
import { observedFactor } from "./observedFactor.ts";

/** The steps of a course in their order. */
export type CourseStepName = "total" | "market" | "mix" | "subVertical" | "strength" | "balanced" | "exact" | "dollars";

/** One step made again from the numbers that the course lists for it, beside what it says came of them. */
export interface RecomputedStep {
  readonly step: CourseStepName;
  readonly computed: number;
  readonly stated: number;
  /** Whether the two are the same, but for the rounding to whole dollars that the step ends with and the noise of floating point. */
  readonly agrees: boolean;
}

export interface Recomputed {
  readonly steps: readonly RecomputedStep[];
  /** The figure, every step made again from the one before; whole dollars. */
  readonly dollars: number;
  readonly agrees: boolean;
}

/** Floating point leaves so much of a figure open, as a part of it. */
const NOISE = 1e-8;
/** A whole amount is a neighbour of what it was rounded from. */
const NEIGHBOUR = 1;

/**
 * Makes a figure again from the numbers of its course alone: from the national total over drivers, weights, strengths and balancing to rounding.
 * Shares of a total go to the neighbouring whole dollar, so that they add up; which of the two neighbours is the course's to say.
 */
export function recomputed(course: CellCourse): Recomputed {
  const { total, market, subVertical, strength, line } = course;
  const steps: RecomputedStep[] = [];
  if (total) steps.push(whole("total", total.withoutAssumptions ?? total.stated, totalOf(total)));
  if (total && market?.dollars !== null && market)
    steps.push(whole("market", market.dollars, (total.stated * weightOf(market)) / market.weights));
  if (total && subVertical?.weighed)
    steps.push(...categorySteps(total.stated, subVertical.dollars, subVertical.weighed));
  if (strength) steps.push(exact("strength", strength.value, strengthOf(strength)));
  steps.push(exact("balanced", course.balanced, balancedOf(course)));
  steps.push(exact("exact", course.exact, line ? line.dollars * line.share : course.balanced * course.around));
  steps.push(whole("dollars", course.rounded, course.exact));
  const agrees = steps.every((step) => step.agrees);
  return { steps, dollars: agrees ? course.dollars : Math.round(steps.at(-1)?.computed ?? 0), agrees };
}

function whole(step: CourseStepName, stated: number, computed: number): RecomputedStep {
  const apart = Math.abs(computed - stated);
  return { step, computed, stated, agrees: apart < NEIGHBOUR + Math.abs(stated) * NOISE };
}

function exact(step: CourseStepName, stated: number, computed: number): RecomputedStep {
  return { step, computed, stated, agrees: Math.abs(computed - stated) <= Math.max(Math.abs(stated), 1) * NOISE };
}

function totalOf({ way, stated, withoutAssumptions }: TotalCourse): number {
  switch (way.how) {
    case "given":
      return withoutAssumptions ?? stated;
    case "trends": {
      const logs = way.models.map(({ dollars }) => Math.log(dollars));
      return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
    }
    case "trend":
      return way.from.dollars * way.factor;
    case "cycle":
      return way.from.dollars * way.level * way.growth ** way.years;
    default: {
      const { from, to, part } = way;
      if (from.dollars > 0 && to.dollars > 0) return from.dollars * (to.dollars / from.dollars) ** part;
      return from.dollars + (to.dollars - from.dollars) * part;
    }
  }
}

/** Drivers, size, politics and what was observed, multiplied. */
export function weightOf(market: MarketCourse): number {
  const { drivers, people, levelShare, sizeExponent, reach, political, demand, observed } = market;
  if (people === 0) return 0;
  const blended = drivers.reduce((product, { value, nation, weight }) => product * (value / nation) ** weight, 1);
  const reached = reach.reduce((product, { ratio, elasticity }) => product * ratio ** elasticity, 1);
  return blended * (people / levelShare) ** sizeExponent * reached * political * demand * factorOf(observed);
}

/** By the mix, then moved by what was observed. */
function categorySteps(
  total: number,
  dollars: number,
  { weight, trend, shock, weights, steered }: NonNullable<CategoryCourse["weighed"]>,
): RecomputedStep[] {
  const byMix = (total * weight * trend * shock) / weights;
  if (!steered) return [whole("subVertical", dollars, byMix)];
  const { before, sum, observed } = steered;
  return [whole("mix", before, byMix), whole("subVertical", dollars, (total * before * factorOf(observed)) / sum)];
}

/** What observed spend makes of a share; 1 where it says nothing of it. */
function factorOf(observed: ObservedShare | null): number {
  return observed ? observedFactor(observed) : 1;
}

/** Within its bounds. */
function strengthOf({ parts, bounds: [least, most] }: StrengthCourse): number {
  const product = parts.reduce((all, { ratio, elasticity }) => all * ratio ** elasticity, 1);
  return Math.min(most, Math.max(least, product));
}

/** The market's part of the category's national money, as strong as the category is there, balanced; for a sum its margin. */
function balancedOf({ total, market, subVertical, strength, balancing }: CellCourse): number {
  if (!market) return subVertical ? subVertical.dollars : (total?.stated ?? 0);
  if (!subVertical || !strength || !balancing) return market.dollars ?? 0;
  const share = total && total.stated > 0 && market.dollars !== null ? market.dollars / total.stated : market.share;
  const factor =
    balancing.market === null || balancing.subVertical === null
      ? balancing.factor
      : balancing.market * balancing.subVertical;
  return subVertical.dollars * share * strength.value * factor;
}
