import type { Measure } from "#domain/figures/measure.ts";
import type { Words } from "./words.ts";

/** An amount in a sentence that no unit stands beside: `$12.30 per person`. */
export function spoken(amount: string, measure: Measure, { text }: Words): string {
  return measure === "perCapita" ? text("spending.perPerson", { amount }) : amount;
}
