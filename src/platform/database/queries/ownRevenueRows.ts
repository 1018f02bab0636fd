import type { Queryable } from "../database.ts";
import type { RevenueCell } from "#domain/ownRevenue/revenueCell.ts";

/** A cell that counts, with where it came from. */
export interface RevenueRow extends RevenueCell {
  /** Null where it was typed. */
  readonly file: string | null;
  readonly by: string;
  readonly at: Date;
}

/** What a customer sells in some markets, as it counts now. */
export function ownRevenueRows(store: Queryable, customer: number, markets: readonly string[]): Promise<RevenueRow[]> {
  return store.query<RevenueRow>(
    `select revenue.market_id as market, revenue.medium, revenue.sub_vertical as "subVertical", revenue.year,
            revenue.month, revenue.dollars, change.file_name as file, person.name as by, change.at
     from own_revenue as revenue
     join own_revenue_change as change on change.own_revenue_change_id = revenue.brought_by
     join person on person.person_id = change.person_id
     where revenue.customer_id = $1 and revenue.market_id = any($2) and revenue.ended_by is null
     order by revenue.market_id, revenue.medium, revenue.year, revenue.sub_vertical, revenue.month nulls first`,
    [customer, markets],
  );
}
