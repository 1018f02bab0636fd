import { perPerson, shareOf } from "./share.ts";

/** What amounts of a screen or a file are shown as: whole dollars, parts of their total, or dollars per person. */
export const MEASURES = ["dollars", "share", "perCapita"] as const;
export type Measure = (typeof MEASURES)[number];

/** An amount in a measure: dollars, part of the total (0–1), or dollars per person; null where that is not known. */
export function inMeasure(
  measure: Measure,
  dollars: number | null,
  total: number | null,
  population: number,
): number | null {
  if (measure === "share") return shareOf(dollars, total);
  return measure === "perCapita" ? perPerson(dollars, population) : dollars;
}
