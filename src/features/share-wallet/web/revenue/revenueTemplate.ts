import { csvFile } from "#domain/tables/csv.ts";
import { revenueTable } from "#domain/ownRevenue/revenueTable.ts";

/** A file to fill in: a row for each sub-vertical, under the names that an upload reads. */
export function revenueTemplate(market: string, medium: string, year: number, subVerticals: readonly string[]): string {
  const { columns, rows } = revenueTable(
    subVerticals.map((subVertical) => ({ market, medium, subVertical, year, month: null, dollars: 0 })),
  );
  // An empty amount, so that nobody takes a nought along for what was never filled in.
  return csvFile({ columns, rows: rows.map((cells) => [...cells.slice(0, -1), null]) });
}
