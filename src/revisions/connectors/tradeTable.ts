import type { CountyTradeRow } from "#platform/database/queries/countyTradeRows.ts";
import type { PulledTable } from "./publicData.ts";
import type { PulledTrades } from "./pullTrades.ts";

const COLUMNS = [
  "fips",
  "naics",
  "year",
  "establishments",
  "employees",
  "payroll_usd_thousands",
  "sales_usd_thousands",
];

/**
 * What was pulled beside what is known of other years. Of the year itself it takes the place of what was known, but for sales, of which the source tells
 * nothing, and for what it withholds now.
 *
 * @param counties those that are known here; what the source tells of others is left out
 */
export function tradeTable(
  { year, trades, untold }: PulledTrades,
  known: readonly CountyTradeRow[],
  counties: ReadonlySet<string>,
): PulledTable {
  const rows = new Map(known.map((row) => [keyOf(row), row]));
  const told = new Set<string>();
  const leftOut = new Set<string>();
  for (const trade of trades) {
    if (!counties.has(trade.fips)) {
      leftOut.add(trade.fips);
      continue;
    }
    told.add(trade.fips);
    const before = rows.get(keyOf({ ...trade, year }));
    rows.set(keyOf({ ...trade, year }), {
      ...trade,
      year,
      employees: trade.employees ?? before?.employees ?? null,
      payrollThousands: trade.payrollThousands ?? before?.payrollThousands ?? null,
      salesThousands: before?.salesThousands ?? null,
    });
  }
  const ordered = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return {
    layout: "county-trades",
    columns: COLUMNS,
    rows: ordered.map((row) => [
      row.fips,
      row.naics,
      String(row.year),
      ...[row.establishments, row.employees, row.payrollThousands, row.salesThousands].map(cell),
    ]),
    vintage: String(year),
    unchanged: [...counties].filter((fips) => !told.has(fips)).length,
    leftOut: leftOut.size,
    untold,
  };
}

function keyOf({ fips, naics, year }: Pick<CountyTradeRow, "fips" | "naics" | "year">): string {
  return `${fips} ${naics} ${year}`;
}

function cell(figure: number | null): string {
  return figure === null ? "" : String(figure);
}
