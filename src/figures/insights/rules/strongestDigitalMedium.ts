import type { Rule } from "../rule.ts";
import { strongestMedium, strongestOf } from "./strongestMedium.ts";

/** The digital medium that weighs more here than in the nation. */
export const strongestDigitalMedium: Rule = {
  name: "strongestDigitalMedium",
  block: "digitalAdSpendingMarketCompare",
  find: (facts) => strongestOf(facts, "digital"),
  supports: strongestMedium.supports,
};
