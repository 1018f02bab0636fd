import type { RevenueCell } from "#domain/ownRevenue/revenueCell.ts";
import type { RevenueReport } from "../../contract/ownRevenue.ts";
import type { RevenueReading } from "./readRevenueFile.ts";

/** What a file holds and what is wrong with it, for a person to decide. */
export function reportRevenue(
  { rows, cells, errors, refused, problems }: RevenueReading,
  current: readonly RevenueCell[],
): Omit<RevenueReport, "change"> {
  return { rows, accepted: cells.length, refused, errors, problems: [...problems], totals: totalsOf(cells, current) };
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
