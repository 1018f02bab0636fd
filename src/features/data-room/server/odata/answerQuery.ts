import { LRUCache } from "lru-cache";
import { openTable } from "../source/tableFile.ts";
import { plainTable, type QueriedTable } from "./queriedTable.ts";
import type { QueryOrder } from "./queryOrder.ts";
import { type Found, findRows, pageOf } from "./runQuery.ts";
import { spendingTable } from "./spendingTable.ts";
import type { QueryPage } from "./tableQuery.ts";

/** A country's table is 34 MB of dollars; what a query found of it at most 17 MB. */
const tables = new LRUCache<string, QueriedTable>({ max: 3 });
const found = new LRUCache<string, Found>({ max: 6 });

/** Answers a query. Tables and what was found last stay in memory: the next page of the same query is at hand. */
export function answerQuery(order: QueryOrder): QueryPage {
  const { query, most } = order;
  if (order.kind === "rows") return pageOf(findRows(plainTable(order.columns, order.rows), query), query, most);
  const { grouping, filter, order: sorted } = query;
  const key = JSON.stringify([order.path, grouping, filter, sorted]);
  const known = found.get(key) ?? findRows(tableAt(order.path), query);
  found.set(key, known);
  return pageOf(known, query, most);
}

function tableAt(path: string): QueriedTable {
  const known = tables.get(path);
  if (known) return known;
  const open = openTable(path);
  try {
    const table = spendingTable(open);
    tables.set(path, table);
    return table;
  } finally {
    open.close();
  }
}
