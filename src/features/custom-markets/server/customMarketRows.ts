import type { Queryable } from "#platform/database/database.ts";
import type { Role } from "#domain/access/access.ts";
import type { CustomMember } from "#domain/customMarket/customMember.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#platform/identity/caller.ts";

/** A custom market as the store has it. */
export interface CustomMarketRow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly members: readonly CustomMember[];
  readonly customer_id: number | null;
  readonly customer: string | null;
  readonly given_to: readonly { readonly id: number; readonly name: string }[];
  readonly created_by: number;
  readonly creator: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly archived: boolean;
}

/** Who looks: administrators at all of them, others at those of their organization and those it was given. */
export interface MarketViewer {
  readonly id: number;
  readonly customerId: number;
  readonly role: Role;
}

export function viewerOf({ person, rights }: Caller): MarketViewer {
  return { id: person.id, customerId: person.customerId, role: rights.role };
}

/** The custom markets that somebody may know of, by name; one of them where an id is given. */
export function selectCustomMarkets(
  store: Queryable,
  viewer: MarketViewer,
  id: number | null = null,
): Promise<CustomMarketRow[]> {
  return store.query<CustomMarketRow>(
    `select drawn.custom_market_id as id, drawn.version, drawn.name, drawn.members, drawn.customer_id,
            customer.name as customer, drawn.created_by, person.name as creator, drawn.created_at, drawn.updated_at,
            drawn.archived_at is not null as archived,
            (select coalesce(json_agg(json_build_object('id', given.customer_id, 'name', given.name) order by lower(given.name)), '[]')
             from customer given where 'custom-' || drawn.custom_market_id = any(given.markets)) as given_to
     from custom_market drawn
     join person on person.person_id = drawn.created_by
     left join customer on customer.customer_id = drawn.customer_id
     where drawn.deleted_at is null
       and ($1::int is null or drawn.custom_market_id = $1)
       and ($2::boolean or drawn.customer_id = $3
         or exists (select 1 from customer own where own.customer_id = $3
                    and 'custom-' || drawn.custom_market_id = any(own.markets)))
     order by lower(drawn.name), drawn.custom_market_id`,
    [id, viewer.role === "Administrator", viewer.customerId],
  );
}

/** @throws Failure `not-found` for one that this person may not know of */
export async function selectCustomMarket(store: Queryable, viewer: MarketViewer, id: number): Promise<CustomMarketRow> {
  const [row] = await selectCustomMarkets(store, viewer, id);
  if (!row) throw noSuchMarket();
  return row;
}

/** Whether somebody may change a market: its maker while she works for the customer it belongs to, and administrators. */
export function mayChange(row: CustomMarketRow, { id, customerId, role }: MarketViewer): boolean {
  return role === "Administrator" || (row.created_by === id && row.customer_id === customerId);
}

/** @throws Failure `not-found` where it is not to be known or not to be changed */
export async function expectChangeable(store: Queryable, viewer: MarketViewer, id: number): Promise<CustomMarketRow> {
  const row = await selectCustomMarket(store, viewer, id);
  if (!mayChange(row, viewer)) throw noSuchMarket();
  return row;
}

/**
 * The same after everybody else who is changing it has finished, for somebody who may change it.
 *
 * @throws Failure `not-found` where it is not to be known or not to be changed
 */
export async function lockCustomMarket(
  transaction: Queryable,
  viewer: MarketViewer,
  id: number,
): Promise<CustomMarketRow> {
  await transaction.query("select 1 from custom_market where custom_market_id = $1 for update", [id]);
  return expectChangeable(transaction, viewer, id);
}

export function noSuchMarket(): Failure {
  return new Failure("not-found", "This custom market does not exist, or you cannot change it.");
}
