import { z } from "zod";
import type { Words } from "#language/words/words.ts";
import { formats } from "../said.ts";

export const dollars = z.number().nullable().describe("Dollars of the year; null is no data, which is not zero.");
export const part = z.number().nullable().describe("A part of one: 0.123 is 12.3%; null is n/a.");
export const medium = z.string().describe("The id of a medium.");

export const mediumRow = z.object({
  medium,
  dollars,
  share: part,
  growth: part,
  low: dollars.describe("The lower end of the band that four in five such figures lie in; null where there is none."),
  high: dollars.describe("The upper end of it."),
  kind: z.enum(["actual", "estimate", "forecast"]),
  basis: z.string(),
});

export const categoryRow = z.object({
  subVertical: z.string(),
  dollars,
  previous: dollars.describe("The year before."),
  change: dollars,
  growth: part,
});

interface CategoryFacts {
  readonly subVertical: string;
  readonly dollars: number | null;
  readonly previous: number | null;
  readonly delta: number | null;
  readonly growth: number | null;
}

/** A row of a list of sub-verticals as a tool answers it. */
export function categoryOf({ subVertical, dollars: amount, previous, delta, growth }: CategoryFacts) {
  return { subVertical, dollars: amount, previous, change: delta, growth };
}

export function categoryLine(
  { subVertical, dollars: amount, change, growth }: z.output<typeof categoryRow>,
  words: Words,
): string {
  return `${words.subVertical(subVertical)}: ${formats.dollars(amount)}, ${formats.moneyChange(change)} on the year before (${formats.growth(growth)})`;
}
