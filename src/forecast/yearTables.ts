import { apportion } from "#domain/figures/apportion.ts";
import { type Cell, cellFinder } from "./cellFinder.ts";
import { constrainYear } from "./constraints/constrainYear.ts";
import { type EarlierTables, sameFigures, type YearTables } from "./earlierTables.ts";
import { type Estimate, estimate } from "./estimate.ts";
import { lockEvidence, type Locks } from "./evidence.ts";
import type { ForecastInput } from "./input.ts";
import type { EvidenceLine } from "./lockLines.ts";
import { marketDemand } from "./demand/marketDemand.ts";
import { marketSeeds } from "./marketSeeds.ts";
import { marketWeights } from "./marketWeights.ts";
import type { MediumTotals } from "./nationalTotals.ts";
import { settleTable } from "./settleTable.ts";
import { spendParts } from "./spendPart.ts";
import { steered } from "./steering/steered.ts";
import { verticalMargins as marginsFrom } from "./verticalMargins.ts";

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
    const { least = [], whole = [] } = Object.groupBy(linesOf.get(year) ?? [], (line) =>
      line.least === true ? "least" : "whole",
    );
    return withLeastAmounts(least, whole, estimates, (lines) => {
      const locks = lockEvidence(lines, estimates);
      const tables = estimates.map((estimate) => {
        const own = locks.cells.get(estimate) ?? null;
        const found = earlier?.table(estimate.medium, year, estimate.part.name);
        const known = found?.unconstrained ?? found;
        if (known?.estimate === estimate && sameFigures(known.locks, own)) return known;
        return { estimate, locks: own, ...settleTable(estimate, own, markets) };
      });
      return { locks, ...constrainYear(input, year, tables, earlier) };
    });
  };
}

/**
 * The tables of a year in which no least amount is missed. One that the tables stay below is kept like any other line then, and what
 * this takes from other cells may have them miss theirs, so it is done again until none is left. Nothing is ever lowered to one.
 */
function withLeastAmounts(
  least: readonly EvidenceLine[],
  whole: readonly EvidenceLine[],
  estimates: readonly Estimate[],
  settle: (lines: readonly EvidenceLine[]) => Omit<YearTables, "locks"> & { readonly locks: Locks },
): YearTables {
  const cellsOf = cellFinder(estimates);
  const lifted = new Set<EvidenceLine>();
  for (;;) {
    const { tables, constraints, locks } = settle([...whole, ...lifted]);
    const missed = least.filter((line) => !lifted.has(line) && dollarsIn(tables, cellsOf(line)) < line.dollars);
    if (missed.length === 0) {
      const keptLines = locks.keptLines + least.length - lifted.size;
      const counts = { leastLines: least.length, liftedLines: lifted.size };
      return { tables, constraints, locks: { ...locks, keptLines, ...counts } };
    }
    for (const line of missed) lifted.add(line);
  }
}

function dollarsIn(tables: YearTables["tables"], cells: readonly Cell[]): number {
  return cells.reduce((sum, { table, index }) => sum + (tables[table]?.table[index] ?? 0), 0);
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

/**
 * The tables of a year before evidence, core ones first, medium by medium; what does not depend on the year is reckoned once.
 * Those of an earlier run whose margins and strengths are the same are taken over.
 */
function yearEstimator(
  input: ForecastInput,
  totals: readonly MediumTotals[],
  earlier: EarlierTables | null = null,
): (year: number, yearPlace: number) => Estimate[] {
  const markets = input.markets.map(({ market }) => market);
  const weights = marketWeights(input.markets, input.drivers);
  const strengthsOf = new Map<string, Float64Array>();
  const parts = spendParts(input.subVerticals).map((part) => ({
    part,
    seeds: marketSeeds(input, part.subVerticals),
    marginsOf: marginsFrom(input, part),
  }));
  return (year, yearPlace) =>
    parts.flatMap(({ part, seeds, marginsOf }) =>
      input.media.flatMap((medium, mediumPlace) => {
        const before = earlier?.table(medium, year, part.name)?.estimate;
        if (earlier?.isSettled(medium)) return before ?? [];
        const dollars = totals[mediumPlace]?.[part.name][yearPlace] ?? 0;
        const basis = totals[mediumPlace]?.provenance[yearPlace]?.basis ?? "modelled";
        const usualMargins = marginsOf(medium, year, dollars);
        if (usualMargins.length === 0) return [];
        const strengths = strengthsOf.get(`${part.name} ${medium}`) ?? earlierSeeds(before, seeds.of(medium));
        strengthsOf.set(`${part.name} ${medium}`, strengths);
        const usual = {
          markets: demanded(input, weights[part.name](medium, year), strengths, usualMargins),
          subVerticals: usualMargins,
        };
        const shares = steered(input, part, medium, year, usual);
        const marketMargins = Float64Array.from(apportion(dollars, shares.markets));
        const verticalMargins =
          shares.subVerticals === usualMargins
            ? usualMargins
            : Float64Array.from(apportion(dollars, shares.subVerticals));
        const margins = { marketMargins, verticalMargins };
        const known = { medium, mediumPlace, year, part, basis, dollars, ...margins, seeds: strengths };
        return before && isMadeFrom(before, known) ? before : estimate(known, markets);
      }),
    );
}

/** Weights of the markets, with what their categories want of the medium where trades tell it. */
export function demanded(
  { trades = [] }: Pick<ForecastInput, "trades">,
  weights: Float64Array,
  seeds: Float64Array,
  margins: Float64Array,
): Float64Array {
  if (trades.length === 0) return weights;
  const demand = marketDemand(weights, seeds, margins);
  return weights.map((weight, row) => weight * demand[row]!);
}

/** The same strengths are one object, so that a look at each of its years tells. */
function earlierSeeds(before: Estimate | undefined, seeds: Float64Array): Float64Array {
  return before && sameFigures(before.seeds, seeds) ? before.seeds : seeds;
}

type Known = Pick<Estimate, "basis" | "dollars" | "marketMargins" | "verticalMargins" | "seeds">;

function isMadeFrom(one: Known, other: Known): boolean {
  return (
    one.basis === other.basis &&
    one.dollars === other.dollars &&
    one.seeds === other.seeds &&
    sameFigures(one.marketMargins, other.marketMargins) &&
    sameFigures(one.verticalMargins, other.verticalMargins)
  );
}
