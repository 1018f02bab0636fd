import type { Queryable } from "#platform/database/database.ts";
import type { CustomerSettings } from "../contract/customerSchemas.ts";
import { nameTaken } from "./checkSettings.ts";

const COLUMNS = [
  "name",
  "kind",
  "plan",
  "status",
  "access",
  "markets",
  "all_markets",
  "verticals",
  "seats",
  "starts_on",
  "ends_on",
  "owner_id",
  "default_access",
  "tenants",
  "brand_colour",
  "brand_accent",
  "report_links",
] as const;

function valuesOf(settings: CustomerSettings): unknown[] {
  return [
    settings.name,
    settings.kind,
    settings.plan,
    settings.status,
    settings.access,
    settings.markets,
    settings.allMarkets,
    settings.verticals,
    settings.seats,
    settings.startsOn,
    settings.endsOn,
    settings.owner === null ? null : Number(settings.owner),
    settings.defaultAccess,
    settings.tenants,
    settings.brandColour,
    settings.brandAccent,
    settings.reportLinks,
  ];
}

/** Adds a customer and answers its id. @throws Failure `already-exists` */
export async function insertCustomer(transaction: Queryable, settings: CustomerSettings): Promise<number> {
  const places = COLUMNS.map((_, at) => `$${at + 1}`).join(", ");
  const [row] = await transaction.query<{ id: number }>(
    `insert into customer (${COLUMNS.join(", ")}) values (${places})
     on conflict (name) do nothing returning customer_id as id`,
    valuesOf(settings),
  );
  if (!row) throw nameTaken(settings.name);
  return row.id;
}

/** Overwrites a customer's settings and counts its version up. The caller holds its lock. @throws Failure `already-exists` */
export async function updateCustomer(transaction: Queryable, id: number, settings: CustomerSettings): Promise<void> {
  const assignments = COLUMNS.map((column, at) => `${column} = $${at + 2}`).join(", ");
  try {
    await transaction.query(`update customer set ${assignments}, version = version + 1 where customer_id = $1`, [
      id,
      ...valuesOf(settings),
    ]);
  } catch (reason) {
    if (isDuplicate(reason)) throw nameTaken(settings.name);
    throw reason;
  }
}

/** SQLSTATE of a unique constraint that was violated: somebody took the name at the same moment. */
function isDuplicate(reason: unknown): boolean {
  return reason instanceof Error && "code" in reason && reason.code === "23505";
}
