import { plainName } from "./plainName.ts";

const WORTH_NAMING = 0.45;

/** Longer texts are no names, and nothing comes near them. */
const LONGEST_NAME = 200;

/** How alike two names are, 0–1: the Sørensen–Dice coefficient of their pairs of letters. */
export function likeness(one: string, other: string): number {
  if (one.length > LONGEST_NAME || other.length > LONGEST_NAME) return 0;
  const a = plainName(one);
  const b = plainName(other);
  if (a === b) return 1;
  if (a.length < 2 || b.length < 2) return 0;
  const pairs = new Map<string, number>();
  for (let at = 0; at < a.length - 1; at++) {
    const pair = a.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let shared = 0;
  for (let at = 0; at < b.length - 1; at++) {
    const pair = b.slice(at, at + 2);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    pairs.set(pair, left - 1);
    shared++;
  }
  return (2 * shared) / (a.length + b.length - 2);
}

/** The candidates most like a name, best first; those too far off to help are left out. */
export function nearestNames<T>(
  name: string,
  candidates: Iterable<T>,
  nameOf: (candidate: T) => string,
  most = 3,
): T[] {
  if (name.length > LONGEST_NAME) return [];
  const near: { candidate: T; score: number }[] = [];
  for (const candidate of candidates) {
    const score = likeness(name, nameOf(candidate));
    if (score >= WORTH_NAMING) near.push({ candidate, score });
  }
  return near
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
