import type { Queryable } from "#platform/database/database.ts";
import { ownRevenueRows } from "#platform/database/queries/ownRevenueRows.ts";
import { mayReadVertical, mayUse } from "#domain/access/access.ts";
import { ownSales, type SalesQuestion } from "#domain/ownRevenue/ownSales.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Reader } from "./reader.ts";

/**
 * What the reader's own organisation sells by sub-vertical, as its screens show it. It is of its own people alone: not for API keys, nor
 * for who looks as somebody else.
 */
export async function ownRevenueFor(
  store: Queryable,
  reader: Reader,
  question: SalesQuestion,
): Promise<ReadonlyMap<string, number> | null> {
  const { rights, person, scopes, viewedBy } = reader;
  if (scopes !== null || viewedBy !== null || !mayUse(rights, { access: ["shareOfWallet"] })) return null;
  const rows = await ownRevenueRows(store, person.customerId, [question.market]);
  return ownSales(
    rows.filter(({ subVertical }) => mayReadVertical(rights, verticalOf(subVertical))),
    question,
  );
}
