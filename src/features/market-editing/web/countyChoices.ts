import type { GroundCounty } from "../contract/editingSchemas.ts";

/** The counties of a market while they are edited: the part of each by FIPS code, above 0 up to 1. */
export type Choice = ReadonlyMap<string, number>;

/** A choice with the ones before it, and those after it that were taken back. */
export interface ChoiceHistory {
  readonly past: readonly Choice[];
  readonly now: Choice;
  readonly future: readonly Choice[];
}

export type ChoiceStep =
  | { readonly kind: "put"; readonly choice: Choice }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" };

/** So many steps can be taken back. */
const STEPS = 100;

export function startHistory(now: Choice): ChoiceHistory {
  return { past: [], now, future: [] };
}

export function stepChoice(history: ChoiceHistory, step: ChoiceStep): ChoiceHistory {
  const { past, now, future } = history;
  if (step.kind === "put") return { past: [...past, now].slice(-STEPS), now: step.choice, future: [] };
  if (step.kind === "undo") {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : history;
  }
  const [after, ...rest] = future;
  return after ? { past: [...past, now], now: after, future: rest } : history;
}

export function sameChoice(one: Choice, other: Choice): boolean {
  return one.size === other.size && [...one].every(([fips, share]) => other.get(fips) === share);
}

/** What of a county other TV markets have, 0–1. */
export function heldByOthers({ markets }: GroundCounty, market: string): number {
  const others = markets.filter(({ id }) => id !== market && id.startsWith("tv-"));
  return Number(others.reduce((sum, { share }) => sum + share, 0).toFixed(6));
}

/** What of a county a TV market can have without taking it from another; all of it where nothing is left, which then has to be taken. */
export function freePart(county: GroundCounty, market: string): number {
  if (!market.startsWith("tv-")) return 1;
  const left = Number((1 - heldByOthers(county, market)).toFixed(6));
  return left > 0 ? left : 1;
}

/** A choice with some counties added, or taken out where all of them are in it already. */
export function turned(choice: Choice, counties: readonly GroundCounty[], market: string): Choice {
  const next = new Map(choice);
  const allIn = counties.every(({ fips }) => choice.has(fips));
  for (const county of counties) {
    if (allIn) next.delete(county.fips);
    else if (!next.has(county.fips)) next.set(county.fips, freePart(county, market));
  }
  return next;
}

export interface ChoiceSum {
  readonly population: number;
  readonly households: number;
  /** Counties that would lie in TV markets more than once, by FIPS code: what all of them then have. */
  readonly over: ReadonlyMap<string, number>;
}

/** Shares are written with few digits: three thirds may come to 1.00001. */
const ROUNDING = 1e-4;

/** What the chosen counties come to, and where TV markets would overlap. */
export function sumOfChoice(choice: Choice, byFips: ReadonlyMap<string, GroundCounty>, market: string): ChoiceSum {
  let [population, households] = [0, 0];
  const over = new Map<string, number>();
  for (const [fips, share] of choice) {
    const county = byFips.get(fips);
    if (!county) continue;
    population += county.population * share;
    households += county.households * share;
    const all = heldByOthers(county, market) + share;
    if (market.startsWith("tv-") && all > 1 + ROUNDING) over.set(fips, Number(all.toFixed(4)));
  }
  return { population: Math.round(population), households: Math.round(households), over };
}
