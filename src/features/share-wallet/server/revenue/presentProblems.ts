import { mediumMatcher, targetMatcher } from "#revisions/ingest/cells/matchTaxonomy.ts";
import type { Problem } from "#revisions/ingest/problem.ts";
import type { RevenueProblem } from "../../contract/ownRevenue.ts";
import type { RevenueMarkets } from "./revenueMarkets.ts";

/** So many problems are sent; all are counted. */
const PROBLEMS_SENT = 200;

/** The first of what is wrong with a file, with the known names that come near an unknown one. */
export function presentProblems(problems: readonly Problem[], markets: RevenueMarkets): RevenueProblem[] {
  return problems.slice(0, PROBLEMS_SENT).map(({ line, column, value, code, message }) => {
    const near = nearTo(code, value?.trim() ?? "", markets);
    return { line, column, value, code, message, near };
  });
}

function nearTo(code: Problem["code"], value: string, markets: RevenueMarkets): string[] {
  if (code === "unknown-vertical") return targetMatcher.nearest(value);
  if (code === "unknown-medium") return mediumMatcher.nearest(value);
  return code === "unknown-market" ? markets.nearest(value) : [];
}
