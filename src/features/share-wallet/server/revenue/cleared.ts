import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import type { RevenueCell } from "#domain/ownRevenue/revenueCell.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { NewCell } from "./changeRevenue.ts";

/** The same cells taken away. What is not open to the caller stays: a colleague with more rights has put it there. */
export function cleared(cells: readonly RevenueCell[], rights: Rights): NewCell[] {
  return cells
    .filter(({ subVertical }) => mayReadVertical(rights, verticalOf(subVertical)))
    .map(({ market, medium, subVertical, year, month }) => ({
      market,
      medium,
      subVertical,
      year,
      month,
      dollars: null,
    }));
}
