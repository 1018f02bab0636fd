import type { Database } from "./database.ts";
import { type Tenant, TENANT_ROLE } from "./tenant.ts";

/** Makes the store as one person of one organisation has it. */
export type TenantStores = (tenant: Omit<Tenant, "asRole">) => Database;

/** Finds out once whether the store's user has the tenants' role, and answers how to get at the store for somebody. */
export async function tenantStores(database: Database): Promise<TenantStores> {
  const asRole = await hasTenantRole(database);
  return (tenant) => {
    const asked = { ...tenant, asRole };
    return {
      engine: database.engine,
      origin: database.origin,
      query: (statement, values) => database.queryFor(asked, statement, values),
      queryFor: () => Promise.reject(new Error("Whoever asks for somebody asks for nobody else.")),
      copyIn: (statement, chunks) => database.transaction((store) => store.copyIn(statement, chunks), asked),
      transaction: (work) => database.transaction(work, asked),
      snapshot: () => Promise.reject(new Error("Whoever asks for somebody does not read the whole store.")),
      listen: (channel, heard) => database.listen(channel, heard),
      demand: () => database.demand(),
      close: () => Promise.reject(new Error("Whoever asks for somebody does not close the store.")),
    };
  };
}

/** Whether the store's user may act as the tenants' role. */
export async function hasTenantRole(database: Database): Promise<boolean> {
  const [role] = await database.query<{ member: boolean }>(
    "select pg_has_role(current_user, oid, 'member') as member from pg_roles where rolname = $1",
    [TENANT_ROLE],
  );
  return role?.member ?? false;
}
