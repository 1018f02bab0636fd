import type { Rule } from "../rule.ts";
import { bestOf, bestOutlook } from "./bestOutlook.ts";

/** The digital medium with the best years ahead, beside all digital. */
export const bestDigitalOutlook: Rule = {
  name: "bestDigitalOutlook",
  block: "digitalAdSpendingTable",
  money: "core",
  find: (facts) => bestOf(facts, facts.section("digitalAdSpendingTable"), "digital", "bestDigital"),
  supports: bestOutlook.supports,
};
