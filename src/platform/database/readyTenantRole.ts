import type { Database } from "./database.ts";
import { lockSchema } from "./lockSchema.ts";
import { openMachines } from "./machinesOfCitus.ts";
import { TENANT_ROLE } from "./tenant.ts";
import { hasTenantRole } from "./tenantStores.ts";

/** What only the product itself reads: how people sign in, and what the schema is. */
const SECRET_TABLES = [
  "local_account",
  "oidc_payload",
  "owner_change",
  "provider_secret",
  "schema_migration",
  "sign_in_attempts",
  "signing_key",
  "single_use_token",
];

const ALREADY_THERE = new Set(["42710", "23505"]);

/**
 * Makes the role in which the store is asked for callers, and gives it what it may touch; answers whether there is one. PostgreSQL has
 * roles for all its databases, so another one may have made it. A user who may not make roles goes without: then row-level security binds
 * the owner itself, by what the transaction says of the caller.
 */
export async function readyTenantRole(database: Database): Promise<boolean> {
  const [me] = await database.query<{ may: boolean; there: boolean }>(
    `select rolcreaterole or rolsuper as may, exists (select 1 from pg_roles where rolname = $1) as there
     from pg_roles where rolname = current_user`,
    [TENANT_ROLE],
  );
  if (!me?.there && !me?.may) return false;
  if (!me.there) {
    await database.query(`create role ${TENANT_ROLE} nologin noinherit`).catch((reason: unknown) => {
      if (!(reason instanceof Error && "code" in reason && ALREADY_THERE.has(String(reason.code)))) throw reason;
    });
  }
  if (me.may && !(await hasTenantRole(database))) await database.query(`grant ${TENANT_ROLE} to current_user`);
  if (!(await hasTenantRole(database))) return false;
  await grant(database);
  await openMachines(database);
  return true;
}

/** Said at every start: a table that a migration has just made is among them. */
async function grant(database: Database): Promise<void> {
  await database.transaction(async (store) => {
    await lockSchema(database, store);
    await store.query(`grant usage on schema public to ${TENANT_ROLE}`);
    await store.query(`grant select, insert, update, delete on all tables in schema public to ${TENANT_ROLE}`);
    await store.query(`grant usage on all sequences in schema public to ${TENANT_ROLE}`);
    await store.query(`revoke all on ${SECRET_TABLES.join(", ")} from ${TENANT_ROLE}`);
    await store.query(`revoke update, delete, truncate on audit_entry from ${TENANT_ROLE}`);
    await store.query(`revoke insert, update, delete, truncate on audit_redaction from ${TENANT_ROLE}`);
  });
}
