import type { Trade } from "#domain/forecast/trade.ts";
import { type CountyTrade, latest, type TradeCounty, untoldCounties } from "./poolTrades.ts";

/** A figure of counties by what the counts tell there. */
export interface ByTold {
  /** An amount of establishments for at least one of the codes. */
  readonly told: number;
  /** The file knows the county and has none of the codes there: fewer than three establishments of each. */
  readonly none: number;
  /** The file does not know the county, or too little of it. */
  readonly unknown: number;
}

/** How much of a trade is counted, and what had to be taken from places around. */
export interface TradeCoverage {
  readonly counties: ByTold;
  /** Who lives in them. */
  readonly people: ByTold;
  /** Told in all; employees only where they are not withheld. */
  readonly establishments: number;
  readonly employees: number;
  /** Of the establishments told, those whose employees are withheld. */
  readonly withheld: number;
  /** Codes of which the file has no row. */
  readonly missing: readonly string[];
}

/** What the counts of counties tell of trades, each by its codes. */
export function tradeCoverage(
  trades: readonly CountyTrade[],
  counties: readonly TradeCounty[],
): (trade: Pick<Trade, "naics">) => TradeCoverage {
  const places = new Set(counties.map(({ fips }) => fips));
  const byCode = Map.groupBy(
    trades.filter(({ fips }) => places.has(fips)),
    ({ naics }) => naics,
  );
  const untold = untoldCounties(trades, counties);
  return ({ naics }) => {
    const rows = naics
      .flatMap((code) => latest(byCode.get(code) ?? []))
      .flatMap(({ fips, establishments, employees }) =>
        establishments === null ? [] : [{ fips, establishments, employees }],
      );
    const told = new Set(rows.map(({ fips }) => fips));
    const sums = (of: (county: TradeCounty) => number): ByTold => {
      const found = { told: 0, none: 0, unknown: 0 };
      for (const county of counties)
        found[told.has(county.fips) ? "told" : untold.has(county.fips) ? "unknown" : "none"] += of(county);
      return found;
    };
    return {
      counties: sums(() => 1),
      people: sums(({ population }) => population),
      establishments: rows.reduce((sum, row) => sum + row.establishments, 0),
      employees: rows.reduce((sum, row) => sum + (row.employees ?? 0), 0),
      withheld: rows.reduce((sum, row) => sum + (row.employees === null ? row.establishments : 0), 0),
      missing: naics.filter((code) => !byCode.has(code)),
    };
  };
}
