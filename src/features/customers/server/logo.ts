import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller, Person } from "#platform/identity/caller.ts";
import { readLogo } from "#platform/files/readLogo.ts";
import { lockVersion } from "./saveSettings.ts";
import { type CustomerRow, lockCustomer, selectCustomer } from "./selectCustomers.ts";

/** @throws Failure `not-found`, also for a customer that is not the caller's own */
export async function selectLogo(store: Queryable, id: number, { rights, person }: Caller): Promise<FileAnswer> {
  const own = rights.role === "Administrator" || person.customerId === id;
  const [row] = own
    ? await store.query<{ bytes: Uint8Array; type: string }>(
        `select logo as bytes, logo_type as type from customer
         where customer_id = $1 and logo is not null and logo_type is not null`,
        [id],
      )
    : [];
  if (!row) throw new Failure("not-found", "There is no logo at this address.");
  return { ...row, name: row.type === "image/png" ? "logo.png" : "logo.jpg" };
}

/** @throws Failure `invalid-input`, `too-large`, `not-found`, `conflict` */
export function saveLogo(
  database: Database,
  id: number,
  given: { readonly version: number; readonly data: string },
  by: Person,
): Promise<CustomerRow> {
  const bytes = Buffer.from(given.data, "base64");
  const { type, width, height } = readLogo(bytes);
  return database.transaction(async (store) => {
    const before = await lockVersion(store, id, given.version);
    await store.query("update customer set logo = $2, logo_type = $3, version = version + 1 where customer_id = $1", [
      id,
      bytes,
      type,
    ]);
    const after = { logo: `${type}, ${width} × ${height}` };
    await recordLogo(store, before, by, "customer.logo-changed", after);
    return selectCustomer(store, id);
  });
}

/** @throws Failure `not-found` */
export function removeLogo(database: Database, id: number, by: Person): Promise<CustomerRow> {
  return database.transaction(async (store) => {
    const before = await lockCustomer(store, id);
    if (!before.has_logo) return before;
    await store.query(
      "update customer set logo = null, logo_type = null, version = version + 1 where customer_id = $1",
      [id],
    );
    await recordLogo(store, before, by, "customer.logo-removed", null);
    return selectCustomer(store, id);
  });
}

function recordLogo(
  store: Queryable,
  { id, name }: CustomerRow,
  by: Person,
  action: "customer.logo-changed" | "customer.logo-removed",
  after: { readonly logo: string } | null,
): Promise<void> {
  const actor = { id: by.id, name: by.email };
  return recordChange(store, { actor, action, subjectKind: "customer", subjectId: String(id), subject: name, after });
}
