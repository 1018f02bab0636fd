import type { ObservedShare } from "#domain/forecast/cellCourse.ts";
import { observedFactor, observedRatio, observedWeight } from "#domain/forecast/observedFactor.ts";
import type { Seen } from "./observedSpend.ts";

/** Our share and the observed one of an id of which both say something, as parts of the whole. */
interface Compared {
  readonly id: string;
  readonly prior: number;
  readonly seen: number;
  readonly amounts: number;
}

/**
 * Our shares of a medium, of its markets or of its sub-verticals, and what was observed of them, put together by their precision, in logarithms: how far our
 * shares lie from the true ones is estimated from all of them; what an observation may be off by follows from how much it saw and how far its source is
 * believed. What was compared keeps its part of the whole. See `docs/forecast-method.md`, section 6.1.
 *
 * @param estimate relative figures of ours by id
 * @param reliability 0–1: 0 moves nothing, 1 knows no error of the source but chance
 * @returns by id what became of its share; empty where nothing moves: fewer than two can be compared, or they differ by no more than chance
 * @throws RangeError where reliability is anything else
 */
export function steer(
  estimate: ReadonlyMap<string, number>,
  { year, seen }: { readonly year: number; readonly seen: ReadonlyMap<string, Seen> },
  reliability: number,
): ReadonlyMap<string, ObservedShare> {
  if (!(reliability >= 0 && reliability <= 1))
    throw new RangeError(`Reliability is a number from 0 to 1, not ${reliability}.`);
  const compared = comparedOf(estimate, seen);
  const spread = spreadOf(compared);
  if (reliability === 0 || spread === 0) return new Map();

  const weighed = compared.map((one) => ({ ...one, weight: observedWeight({ ...one, reliability, spread }) }));
  const level = Math.exp(meanBy(weighed, ({ weight }) => weight));
  const known = weighed.map((one) => ({ ...one, year, reliability, spread, level }));
  const scale =
    sum(known.map(({ prior }) => prior)) / sum(known.map((one) => one.prior * observedFactor({ ...one, scale: 1 })));
  return new Map(
    known.map(({ id, ...one }) => {
      const posterior = one.prior * observedFactor({ ...one, scale });
      return [id, { ...one, scale, posterior, error: spread * Math.sqrt(1 - one.weight) }];
    }),
  );
}

function comparedOf(estimate: ReadonlyMap<string, number>, observed: ReadonlyMap<string, Seen>): Compared[] {
  const both = [...observed].flatMap(([id, { dollars, amounts }]) => {
    const expected = estimate.get(id) ?? 0;
    return [dollars, amounts, expected].every(isSomething) ? [{ id, dollars, amounts, expected }] : [];
  });
  const all = sum([...estimate.values()].filter(isSomething));
  const allSeen = sum(both.map(({ dollars }) => dollars));
  const allExpected = sum(both.map(({ expected }) => expected));
  return both.map(({ id, dollars, amounts, expected }) => ({
    id,
    prior: expected / all,
    seen: (dollars / allSeen) * (allExpected / all),
    amounts,
  }));
}

/**
 * How far our shares lie from the true ones, as a standard deviation of logarithms: what the ratios are apart beyond what chance explains, by moments
 * (DerSimonian and Laird 1986). 0 where chance explains all of it, and for one alone, which has no share that could be another one.
 */
function spreadOf(compared: readonly Compared[]): number {
  if (compared.length < 2) return 0;
  const amounts = compared.map((one) => one.amounts);
  const mean = meanBy(compared, (one) => one.amounts);
  const apart = sum(compared.map((one) => one.amounts * (Math.log(observedRatio(one)) - mean) ** 2));
  const beyond = apart - (compared.length - 1);
  return beyond > 0 ? Math.sqrt(beyond / (sum(amounts) - sum(amounts.map((one) => one ** 2)) / sum(amounts))) : 0;
}

/** The mean of the logarithms of ratios. */
function meanBy<One extends Compared>(compared: readonly One[], weightOf: (one: One) => number): number {
  const logs = compared.map((one) => weightOf(one) * Math.log(observedRatio(one)));
  return sum(logs) / sum(compared.map(weightOf));
}

function isSomething(figure: number): boolean {
  return figure > 0 && figure < Infinity;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
