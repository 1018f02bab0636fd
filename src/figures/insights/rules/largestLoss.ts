import type { Rule } from "../rule.ts";
import { largestChange } from "./largestChange.ts";

/** The sub-vertical that cuts the most dollars. */
export const largestLoss: Rule = {
  name: "largestLoss",
  block: "largestLossVerticals",
  money: "core",
  drawn: (facts) => facts.section("largestLossVerticals").rows.map(({ subVertical }) => subVertical),
  find: (facts) => largestChange(facts, facts.section("largestLossVerticals").rows, "largestLoss", "largestLossShare"),
  supports: (_, shown) => shown("dollars") < 0 && shown("growth") <= 0 && !(shown("next") <= shown("dollars")),
};
