import { type CustomMember, memberKey, neededMarkets } from "#domain/customMarket/customMember.ts";
import { Failure } from "#domain/failure.ts";
import { differenceOf } from "#domain/figures/difference.ts";
import { marketId } from "#domain/markets/market.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { MOST_OWN_MARKETS } from "../contract.ts";
import {
  type CustomMarketRow,
  lockCustomMarket,
  noSuchMarket,
  selectCustomMarket,
  viewerOf,
} from "./customMarketRows.ts";

export interface NewCustomMarket {
  readonly name: string;
  readonly members: readonly CustomMember[];
  /** Null is nobody's yet. */
  readonly customer: number | null;
}

/** What is left out stays. */
export interface CustomMarketChange {
  readonly version: number;
  readonly name?: string | undefined;
  readonly members?: readonly CustomMember[] | undefined;
  readonly archived?: boolean | undefined;
}

/**
 * Keeps a market whose members were checked. One that an administrator makes for a customer is given to it.
 *
 * @throws Failure `already-exists`, `conflict` when the organization has too many, `invalid-input` for an unknown customer
 */
export function addCustomMarket(database: Database, caller: Caller, market: NewCustomMarket): Promise<CustomMarketRow> {
  const { person, rights } = caller;
  return database.transaction(async (store) => {
    await lockOwner(store, market.customer);
    if (rights.role !== "Administrator") await checkRoom(store, person.customerId);
    await checkName(store, market.name, market.customer, null);
    const [made] = await store.query<{ id: number }>(
      `insert into custom_market (customer_id, name, members, needs, created_by)
       values ($1, $2, $3::text::jsonb, $4, $5) returning custom_market_id as id`,
      [market.customer, market.name, JSON.stringify(market.members), neededMarkets(market.members), person.id],
    );
    if (!made) throw new Error("The custom market was not kept.");
    if (rights.role === "Administrator" && market.customer !== null) await giveTo(store, made.id, [market.customer]);
    const row = await selectCustomMarket(store, viewerOf(caller), made.id);
    await recordChange(store, { ...subject(caller, row), action: "customMarket.created", after: told(row) });
    return row;
  });
}

/** Changes a market; new members were checked. @throws Failure `not-found`, `conflict` when it was changed since it was read, `already-exists` */
export function alterCustomMarket(
  database: Database,
  caller: Caller,
  id: number,
  { version, ...change }: CustomMarketChange,
): Promise<CustomMarketRow> {
  return database.transaction(async (store) => {
    const before = await lockCustomMarket(store, viewerOf(caller), id);
    checkVersion(before, version);
    const { name = before.name, members = before.members, archived = before.archived } = change;
    if (!archived) await checkName(store, name, before.customer_id, id);
    if (before.archived && !archived && caller.rights.role !== "Administrator")
      await checkRoom(store, caller.person.customerId);
    await store.query(
      `update custom_market set name = $2, members = $3::text::jsonb, needs = $4, updated_at = now(), version = version + 1,
         archived_at = case when $5::boolean then coalesce(archived_at, now()) end
       where custom_market_id = $1`,
      [id, name, JSON.stringify(members), neededMarkets(members), archived],
    );
    const row = await selectCustomMarket(store, viewerOf(caller), id);
    const difference = differenceOf(told(before), told(row));
    if (difference)
      await recordChange(store, { ...subject(caller, row), action: actionOf(before, row), ...difference });
    return row;
  });
}

/** Says which customers have a market. @throws Failure `not-found`, `conflict`, `invalid-input` for an unknown customer */
export function giveCustomMarketTo(
  database: Database,
  caller: Caller,
  id: number,
  { version, customers }: { readonly version: number; readonly customers: readonly number[] },
): Promise<CustomMarketRow> {
  return database.transaction(async (store) => {
    const before = await lockCustomMarket(store, viewerOf(caller), id);
    checkVersion(before, version);
    await giveTo(store, id, customers);
    await store.query(
      "update custom_market set updated_at = now(), version = version + 1 where custom_market_id = $1",
      [id],
    );
    const row = await selectCustomMarket(store, viewerOf(caller), id);
    const difference = differenceOf(told(before), told(row));
    if (difference) await recordChange(store, { ...subject(caller, row), action: "customMarket.given", ...difference });
    return row;
  });
}

/** Takes a market out of sight. What was deleted a day ago goes for good. @throws Failure `not-found` */
export function removeCustomMarket(database: Database, caller: Caller, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const row = await lockCustomMarket(store, viewerOf(caller), id);
    await store.query(
      "update custom_market set deleted_at = now(), version = version + 1 where custom_market_id = $1",
      [id],
    );
    await store.query("delete from custom_market where deleted_at < now() - interval '1 day'");
    await recordChange(store, { ...subject(caller, row), action: "customMarket.deleted", before: told(row) });
  });
}

/** Brings a deleted market back. @throws Failure `not-found` where there is none, or it is too long ago; `already-exists`, `conflict` */
export function bringBackCustomMarket(database: Database, caller: Caller, id: number): Promise<CustomMarketRow> {
  const viewer = viewerOf(caller);
  return database.transaction(async (store) => {
    const back = await store.query(
      `update custom_market set deleted_at = null, version = version + 1
       where custom_market_id = $1 and deleted_at > now() - interval '1 day'
         and ($2::boolean or (created_by = $3 and customer_id = $4)) returning custom_market_id`,
      [id, viewer.role === "Administrator", viewer.id, viewer.customerId],
    );
    if (back.length === 0) throw noSuchMarket();
    const row = await selectCustomMarket(store, viewer, id);
    await lockOwner(store, row.customer_id);
    if (!row.archived) await checkName(store, row.name, row.customer_id, id);
    if (viewer.role !== "Administrator") await checkRoom(store, viewer.customerId, 1);
    await recordChange(store, { ...subject(caller, row), action: "customMarket.restored", after: told(row) });
    return row;
  });
}

/** Two who make one at once for the same customer count each other's. @throws Failure `invalid-input` where there is no such customer */
async function lockOwner(store: Queryable, customer: number | null): Promise<void> {
  if (customer === null) return;
  const found = await store.query("select 1 from customer where customer_id = $1 for update", [customer]);
  if (found.length === 0) throw wrongInput([inputError("/body/customer", "customer-unknown", { customer })]);
}

/** @param standing how many of those counted stand there already on account of this change */
async function checkRoom(store: Queryable, customer: number, standing = 0): Promise<void> {
  const [own] = await store.query<{ count: number }>(
    `select count(*)::int as count from custom_market
     where customer_id = $1 and deleted_at is null and archived_at is null`,
    [customer],
  );
  if ((own?.count ?? 0) - standing >= MOST_OWN_MARKETS)
    throw new Failure(
      "conflict",
      `Your organization has ${MOST_OWN_MARKETS} custom markets, which is the most it can have. Archive one you no longer need.`,
    );
}

/** Within a customer no two that are offered have the same name. @throws Failure `already-exists` */
async function checkName(store: Queryable, name: string, customer: number | null, self: number | null): Promise<void> {
  const taken = await store.query(
    `select 1 from custom_market where lower(name) = lower($1) and customer_id is not distinct from $2::int
       and custom_market_id is distinct from $3::int and deleted_at is null and archived_at is null`,
    [name, customer, self],
  );
  if (taken.length === 0) return;
  const error = inputError("/body/name", "market-name-taken", { name });
  throw new Failure("already-exists", error.message, [error]);
}

function checkVersion({ name, version }: CustomMarketRow, seen: number): void {
  if (version === seen) return;
  throw new Failure("conflict", `${name} was changed by someone else since you opened it. Reload it, then save again.`);
}

/** A market as the audit log tells of it. */
function told(row: CustomMarketRow): Record<string, unknown> {
  return {
    name: row.name,
    members: row.members.map(memberWords),
    customer: row.customer,
    customers: row.given_to.map(({ name }) => name),
    status: row.archived ? "archived" : "active",
  };
}

function memberWords(member: CustomMember): string {
  return "share" in member && member.share < 1 ? `${memberKey(member)} × ${member.share}` : memberKey(member);
}

function actionOf(before: CustomMarketRow, after: CustomMarketRow): string {
  if (before.archived === after.archived) return "customMarket.changed";
  return after.archived ? "customMarket.archived" : "customMarket.reactivated";
}

function subject({ person }: Caller, { id, name }: CustomMarketRow) {
  return {
    actor: { id: person.id, name: person.email },
    subjectKind: "customMarket",
    subjectId: marketId("custom", String(id)),
    subject: name,
  } as const;
}

/**
 * Puts a custom market among the markets of these customers and of no other: that is where rights look for what was given. Their
 * versions grow, so that who edits one of them notices.
 *
 * @throws Failure `invalid-input` where there is no such customer
 */
async function giveTo(transaction: Queryable, custom: number, customers: readonly number[]): Promise<void> {
  const market = marketId("custom", String(custom));
  const known = await transaction.query<{ id: number; had: boolean }>(
    `select customer_id as id, $1::text = any(markets) as had from customer
     where customer_id = any($2::int[]) or $1::text = any(markets) order by customer_id for update`,
    [market, [...customers]],
  );
  const missing = customers.findIndex((id) => !known.some((one) => one.id === id));
  if (missing >= 0)
    throw wrongInput([
      inputError(`/body/customers/${missing}`, "customer-unknown", { customer: String(customers[missing]) }),
    ]);
  for (const { id, had } of known) {
    if (customers.includes(id) === had) continue;
    await transaction.query(
      `update customer set version = version + 1,
         markets = ${had ? "array_remove(markets, $2::text)" : "array_append(markets, $2::text)"}
       where customer_id = $1`,
      [id, market],
    );
  }
}
