import type { AlertCondition } from "./alertRule.ts";

/** Whether a figure, in the unit of the threshold, is what a rule waits for. */
export function passesThreshold({ kind, direction, threshold }: AlertCondition, compared: number): boolean {
  if (kind === "season" || kind === "crowdOut") return compared >= 0 && compared <= threshold;
  const moved = direction === "up" ? compared : direction === "down" ? -compared : Math.abs(compared);
  // "By at least two places", but "by more than 10 %".
  return kind === "rankChange" ? moved >= threshold : moved > threshold;
}
