import type { Database } from "#platform/database/database.ts";
import type { Tenant } from "#platform/database/tenant.ts";
import type { TenantStores } from "#platform/database/tenantStores.ts";
import type { Caller } from "./caller.ts";

/** The store as a caller has it, for requests and for work in the background alike: under the row security between organizations. */
export function storeOf(tenants: TenantStores, caller: Pick<Caller, "person" | "rights">): Database {
  return tenants(tenantOf(caller));
}

/** For whom the store is asked when this caller asks. */
export function tenantOf({ person, rights }: Pick<Caller, "person" | "rights">): Omit<Tenant, "asRole"> {
  return { personId: person.id, customerId: person.customerId, administrator: rights.role === "Administrator" };
}
