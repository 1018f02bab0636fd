import type { CustomMember } from "#domain/customMarket/customMember.ts";
import type { Queryable } from "../database.ts";

/** A custom market that is offered: neither archived nor deleted. */
export interface DrawnMarket {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly members: readonly CustomMember[];
}

/** Every custom market that is offered to somebody, by name. */
export function drawnMarkets(store: Queryable): Promise<DrawnMarket[]> {
  return store.query(
    `select custom_market_id as id, version, name, members from custom_market
     where archived_at is null and deleted_at is null
     order by lower(name), custom_market_id`,
  );
}

/** One that is offered, by its id; null for every other. */
export async function drawnMarket(store: Queryable, id: number): Promise<DrawnMarket | null> {
  const [row] = await store.query<DrawnMarket>(
    `select custom_market_id as id, version, name, members from custom_market
     where custom_market_id = $1 and archived_at is null and deleted_at is null`,
    [id],
  );
  return row ?? null;
}

/** Grows with every change of any custom market. */
export async function drawnMarketsVersion(store: Queryable): Promise<number> {
  const [row] = await store.query<{ version: number }>("select version from custom_market_version");
  return row?.version ?? 0;
}
