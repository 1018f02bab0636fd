import { constrainYear } from "./constraints/constrainYear.ts";
import { type EarlierTables, sameFigures, type YearTables } from "./earlierTables.ts";
import type { Estimate } from "./estimate.ts";
import { lockEvidence } from "./evidence.ts";
import type { ForecastInput } from "./input.ts";
import type { EvidenceLine } from "./lockLines.ts";
import type { MediumTotals } from "./nationalTotals.ts";
import { settleTable } from "./settleTable.ts";
import { yearEstimator } from "./yearEstimator.ts";

/** The settled tables of a year; those of an earlier run are taken over wherever they would come out the same. */
export function yearSettler(
  input: ForecastInput,
  totals: readonly MediumTotals[],
  earlier: EarlierTables | null = null,
): (year: number, yearPlace: number) => YearTables {
  const markets = input.markets.map(({ market }) => market);
  const estimatesOf = yearEstimator(input, totals, earlier);
  const linesOf = linesByYear(input);
  return (year, yearPlace) => {
    const estimates = estimatesOf(year, yearPlace);
    const before = earlier?.year(year) ?? null;
    if (before !== null && isMadeOf(before, estimates)) return before;
    const locks = lockEvidence(linesOf.get(year) ?? [], estimates);
    const tables = estimates.map((estimate) => {
      const own = locks.cells.get(estimate) ?? null;
      const found = earlier?.table(estimate.medium, year, estimate.part.name);
      const known = found?.unconstrained ?? found;
      if (known?.estimate === estimate && sameFigures(known.locks, own)) return known;
      return { estimate, locks: own, ...settleTable(estimate, own, markets) };
    });
    return { locks, ...constrainYear(input, year, tables, earlier) };
  };
}

function linesByYear({ evidence, markets }: ForecastInput): Map<number, EvidenceLine[]> {
  const rows = new Map(markets.map(({ market }, row) => [market, row]));
  return Map.groupBy(
    evidence.map((line, index) => ({ ...line, line: index, row: rows.get(line.market) ?? 0 })),
    ({ year }) => year,
  );
}

function isMadeOf({ tables }: YearTables, estimates: readonly Estimate[]): boolean {
  return tables.length === estimates.length && tables.every(({ estimate }, place) => estimate === estimates[place]);
}
