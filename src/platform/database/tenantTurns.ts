import type { Database, Queryable } from "./database.ts";
import { type Tenant, TENANT_ROLE } from "./tenant.ts";
import { hasTenantRole } from "./tenantStores.ts";

/**
 * Does part of the owner's transaction under the row security of one person; what follows is the owner's again. For work that is done for many
 * and has to be kept for all of them or for none.
 */
export type TenantTurns = <T>(
  store: Queryable,
  tenant: Omit<Tenant, "asRole">,
  work: (store: Queryable) => Promise<T>,
) => Promise<T>;

/** One statement, since the embedded store takes no several with parameters. */
const SAY = `select set_config('role', $1, true), set_config('spotmarket.person', $2, true),
  set_config('spotmarket.customer', $3, true), set_config('spotmarket.administrator', $4, true)`;
const NOBODY = ["none", "", "", ""] as const;

/** Finds out once whether the store's user has the tenants' role, and answers how to take turns. */
export async function tenantTurns(database: Database): Promise<TenantTurns> {
  const role = (await hasTenantRole(database)) ? TENANT_ROLE : "none";
  return async (store, { personId, customerId, administrator }, work) => {
    await store.query(SAY, [role, String(personId), String(customerId), administrator ? "on" : "off"]);
    const done = await work(store);
    // Where the work throws, the transaction ends, and with it what was said.
    await store.query(SAY, NOBODY);
    return done;
  };
}
