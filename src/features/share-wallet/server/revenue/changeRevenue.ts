import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { RevenuePlace } from "#domain/ownRevenue/revenueCell.ts";
import type { Person } from "#platform/identity/caller.ts";

export interface RevenueChange {
  readonly kind: "typed" | "file" | "removed";
  readonly file: string | null;
  /** What is set, worked out when nobody else can change it any more; null dollars take a cell away. */
  readonly cells: (store: Queryable) => Promise<readonly NewCell[]>;
}

export interface NewCell extends RevenuePlace {
  readonly dollars: number | null;
}

/** Days for which a change can be undone; after that what it ended is forgotten. */
const DAYS_KEPT = 30;

const CELLS = `json_to_recordset($2::text::json)
  as cell(market text, medium text, "subVertical" text, year int, month int, dollars bigint)`;

/**
 * Changes what a customer sells, all of it or nothing, and answers the id by which it can be undone. The audit log learns that it
 * happened, and nothing of what was sold.
 */
export function changeRevenue(database: Database, person: Person, change: RevenueChange): Promise<number> {
  return database.transaction(async (store) => {
    // Two changes of one customer at a time would end the same cells.
    await store.query("select 1 from customer where customer_id = $1 for update", [person.customerId]);
    await forgetOld(store, person.customerId);
    const id = await insertChange(store, person, change);
    await putCells(store, person.customerId, id, await change.cells(store));
    await recordRevenue(store, person, "ownRevenue.changed");
    return id;
  });
}

export async function recordRevenue(store: Queryable, person: Person, action: string): Promise<void> {
  await recordChange(store, {
    actor: { id: person.id, name: person.name },
    action,
    subjectKind: "customer",
    subjectId: String(person.customerId),
    subject: person.customer,
  });
}

async function insertChange(store: Queryable, person: Person, { kind, file }: RevenueChange): Promise<number> {
  const [made] = await store.query<{ id: number }>(
    `insert into own_revenue_change (customer_id, person_id, kind, file_name) values ($1, $2, $3, $4)
     returning own_revenue_change_id as id`,
    [person.customerId, person.id, kind, file],
  );
  if (!made) throw new Error("The change was not recorded.");
  return made.id;
}

/** A year takes the place of its months, and a month that of its year; taking away a month leaves the year alone. */
async function putCells(store: Queryable, customer: number, id: number, cells: readonly NewCell[]): Promise<void> {
  if (cells.length === 0) return;
  const given = JSON.stringify(cells);
  await store.query(
    `update own_revenue as revenue set ended_by = $3 from ${CELLS}
     where revenue.customer_id = $1 and revenue.ended_by is null
       and revenue.market_id = cell.market and revenue.medium = cell.medium
       and revenue.sub_vertical = cell."subVertical" and revenue.year = cell.year
       and (revenue.month is not distinct from cell.month or cell.month is null
            or (revenue.month is null and cell.dollars is not null))`,
    [customer, given, id],
  );
  await store.query(
    `insert into own_revenue (customer_id, market_id, medium, sub_vertical, year, month, dollars, brought_by)
     select $1::int, cell.market, cell.medium, cell."subVertical", cell.year, cell.month, cell.dollars, $3::int
     from ${CELLS} where cell.dollars is not null`,
    [customer, given, id],
  );
}

/** What was changed or taken away long ago is really gone. */
async function forgetOld(store: Queryable, customer: number): Promise<void> {
  await store.query(
    `delete from own_revenue using own_revenue_change as change
     where own_revenue.customer_id = $1 and change.own_revenue_change_id = own_revenue.ended_by
       and change.at < now() - make_interval(days => $2::int)`,
    [customer, DAYS_KEPT],
  );
}
