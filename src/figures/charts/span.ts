import { niceTicks } from "./scale.ts";

/** From where to where a scale goes. */
export type Span = readonly [from: number, to: number];

/** What lies beyond these parts of the list does not stretch the scale: it is drawn at the edge. */
const [LOW, HIGH] = [0.03, 0.97];

/** From where to where most values lie, with the divide always well inside: at least `least` is seen on either side of it. */
export function spread(values: readonly number[], divide: number, least: number): Span {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? divide;
  const [from, to] = [Math.min(at(LOW), divide - least), Math.max(at(HIGH), divide + least)];
  const room = (to - from) * 0.04;
  return [from - room, to + room];
}

export function clamp(value: number, [from, to]: Span): number {
  return Math.min(Math.max(value, from), to);
}

/** Round values inside a span, some five of them; `rounded` makes a step one that can be written. */
export function ticksIn([from, to]: Span, rounded: (step: number) => number = (step) => step): number[] {
  const step = rounded(niceTicks(to - from, 5)[1] ?? to - from);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => Number(((first + at) * step).toFixed(6)));
}
