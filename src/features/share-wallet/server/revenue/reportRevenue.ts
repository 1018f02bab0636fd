import type { RevenueCell } from "#domain/ownRevenue/revenueCell.ts";
import { mediumMatcher, targetMatcher } from "#ingest/cells/matchTaxonomy.ts";
import type { Problem } from "#ingest/problem.ts";
import type { RevenueProblem, RevenueReport } from "../../contract/ownRevenue.ts";
import type { RevenueReading } from "./readRevenueFile.ts";
import type { RevenueMarkets } from "./revenueMarkets.ts";

/** So many problems are sent; all are counted. */
const PROBLEMS_SENT = 200;

/** What a file holds and what is wrong with it, for a person to decide. */
export function reportRevenue(
  { rows, cells, problems }: RevenueReading,
  current: readonly RevenueCell[],
  markets: RevenueMarkets,
): Omit<RevenueReport, "change"> {
  return {
    rows,
    accepted: cells.length,
    refused: problems.refusedLines,
    errors: problems.errors,
    problems: problems.kept.slice(0, PROBLEMS_SENT).map((problem) => presentProblem(problem, markets)),
    totals: totalsOf(cells, current),
  };
}

function presentProblem({ line, column, value, code, message }: Problem, markets: RevenueMarkets): RevenueProblem {
  return { line, column, value, code, message, near: nearTo(code, value?.trim() ?? "", markets) };
}

function nearTo(code: Problem["code"], value: string, markets: RevenueMarkets): string[] {
  if (code === "unknown-vertical") return targetMatcher.nearest(value);
  if (code === "unknown-medium") return mediumMatcher.nearest(value);
  return code === "unknown-market" ? markets.nearest(value) : [];
}

/** The sound rows by market, medium and year, beside what stands there now. */
function totalsOf(cells: readonly RevenueCell[], current: readonly RevenueCell[]): RevenueReport["totals"] {
  const sums = sumsOf(current);
  return [...sumsOf(cells)].map(([key, { market, medium, year, subVerticals, dollars }]) => ({
    market,
    medium,
    year,
    subVerticals: subVerticals.size,
    dollars,
    replaced: sums.get(key)?.dollars ?? 0,
  }));
}

function sumsOf(cells: readonly RevenueCell[]) {
  const sums = new Map<string, Omit<RevenueCell, "subVertical" | "month"> & { readonly subVerticals: Set<string> }>();
  for (const { market, medium, year, subVertical, dollars } of cells) {
    const key = [market, medium, year].join(" ");
    const { subVerticals, dollars: before } = sums.get(key) ?? { subVerticals: new Set<string>(), dollars: 0 };
    sums.set(key, { market, medium, year, subVerticals: subVerticals.add(subVertical), dollars: before + dollars });
  }
  return sums;
}
