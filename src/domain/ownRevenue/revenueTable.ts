import type { Table } from "../tables/table.ts";
import type { RevenueCell } from "./revenueCell.ts";

/** Own revenue as a file that can be taken back in. */
export function revenueTable(cells: readonly RevenueCell[]): Table {
  return {
    columns: [
      { key: "market", unit: "text" },
      { key: "medium", unit: "text" },
      { key: "sub_vertical", unit: "text" },
      { key: "year", unit: "year" },
      { key: "month", unit: "count" },
      { key: "amount", unit: "dollars" },
    ],
    rows: cells.map((cell) => [cell.market, cell.medium, cell.subVertical, cell.year, cell.month, cell.dollars]),
  };
}
