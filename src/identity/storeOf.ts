import type { Database } from "#database/database.ts";
import type { TenantStores } from "#database/tenantStores.ts";
import type { Caller } from "./caller.ts";

/** The store as a caller has it, for requests and for work in the background alike: behind the wall between organisations. */
export function storeOf(tenants: TenantStores, { person, rights }: Pick<Caller, "person" | "rights">): Database {
  return tenants({
    personId: person.id,
    customerId: person.customerId,
    administrator: rights.role === "Administrator",
  });
}
