import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { OwnRevenueCell } from "../../contract/ownRevenue.ts";
import type { RevenueRow } from "#platform/database/queries/ownRevenueRows.ts";

/** Own revenue as it leaves the server; verticals that are not open to the caller are left out. */
export function presentRevenue(rows: readonly RevenueRow[], rights: Rights): OwnRevenueCell[] {
  return rows
    .filter(({ subVertical }) => mayReadVertical(rights, verticalOf(subVertical)))
    .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
