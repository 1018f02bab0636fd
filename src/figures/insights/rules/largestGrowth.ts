import type { Rule } from "../rule.ts";
import { largestChange } from "./largestChange.ts";

/** The sub-vertical that adds the most dollars. */
export const largestGrowth: Rule = {
  name: "largestGrowth",
  block: "largestGrowthVerticals",
  money: "core",
  drawn: (facts) => facts.section("largestGrowthVerticals").rows.map(({ subVertical }) => subVertical),
  find: (facts) =>
    largestChange(facts, facts.section("largestGrowthVerticals").rows, "largestGrowth", "largestGrowthShare"),
  supports: (_, shown) => shown("dollars") > 0 && !(shown("growth") < 0) && !(shown("next") >= shown("dollars")),
};
