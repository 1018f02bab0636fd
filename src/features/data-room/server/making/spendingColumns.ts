import type { DataColumn } from "./tableRows.ts";

/** Columns of every table of spending. Money is whole US dollars of its year. */
export const SPENDING_COLUMNS = [
  { key: "market", kind: "text", sought: true },
  { key: "market_name", kind: "text" },
  { key: "vertical", kind: "text", sought: true },
  { key: "vertical_name", kind: "text" },
  { key: "sub_vertical", kind: "text", sought: true },
  { key: "sub_vertical_name", kind: "text" },
  { key: "medium", kind: "text", sought: true },
  { key: "medium_name", kind: "text" },
  { key: "year", kind: "small", sought: true },
  { key: "amount", kind: "whole", sought: true },
  { key: "low", kind: "whole" },
  { key: "high", kind: "whole" },
  { key: "kind", kind: "text" },
  { key: "basis", kind: "text" },
  { key: "edition", kind: "text" },
] as const satisfies readonly DataColumn[];

export type SpendingKey = (typeof SPENDING_COLUMNS)[number]["key"];

/** What stands behind them where two editions are compared. */
export const CHANGE_COLUMNS = [
  { key: "amount_before", kind: "whole" },
  { key: "edition_before", kind: "text" },
] as const satisfies readonly DataColumn[];
