import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Reader } from "./savedViewRows.ts";

const CODE_BYTES = 9;

/** The code of the organisation's link to an address, made where there is none. */
export async function linkTo(store: Queryable, { id, customerId }: Reader, address: string): Promise<string> {
  const hash = createHash("sha256").update(address).digest("hex");
  const [link] = await store.query<{ code: string }>(
    `insert into short_link (code, customer_id, address, address_hash, created_by) values ($1, $2, $3, $4, $5)
     on conflict (customer_id, address_hash) do update set used_on = current_date
     returning code`,
    [randomBytes(CODE_BYTES).toString("base64url"), customerId, address, hash, id],
  );
  if (!link) throw new Error("The link was not made.");
  return link.code;
}

/**
 * The address behind a link; notes the day, so that links in use stay.
 *
 * @throws Failure `not-found` also for a link of another organisation
 */
export async function followLink(store: Queryable, customerId: number, code: string): Promise<string> {
  const [link] = await store.query<{ address: string; used_today: boolean }>(
    `select address, used_on = current_date as used_today from short_link where code = $1 and customer_id = $2`,
    [code, customerId],
  );
  if (!link) throw new Failure("not-found", "There is no such link, or it belongs to another organisation.");
  if (!link.used_today) await store.query("update short_link set used_on = current_date where code = $1", [code]);
  return link.address;
}
