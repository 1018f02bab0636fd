import type { Queryable } from "#platform/database/database.ts";
import type { AccessFlag } from "#domain/access/access.ts";

/** An organisation and what it bought. */
export interface Customer {
  readonly name: string;
  readonly access: readonly AccessFlag[];
  readonly markets: readonly string[];
  readonly allMarkets?: boolean | undefined;
  /** Vertical ids; null is all of them. */
  readonly verticals?: readonly string[] | null | undefined;
  readonly seats?: number | null | undefined;
}

/** Creates the customer, or brings the one of that name up to date, and answers its id. Call `announceRights` after the commit. */
export async function saveCustomer(database: Queryable, customer: Customer): Promise<number> {
  const [row] = await database.query<{ customer_id: number }>(
    `insert into customer (name, access, markets, all_markets, verticals, seats)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (name) do update set
       access = excluded.access, markets = excluded.markets, all_markets = excluded.all_markets,
       verticals = excluded.verticals, seats = excluded.seats
     returning customer_id`,
    [
      customer.name,
      customer.access,
      customer.markets,
      customer.allMarkets ?? false,
      customer.verticals ?? null,
      customer.seats ?? null,
    ],
  );
  if (!row) throw new Error(`Customer ${customer.name} was not saved.`);
  return row.customer_id;
}
