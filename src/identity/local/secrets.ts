import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "#database/database.ts";

/** The local provider's tenant, a GUID made once per store. */
export function localTenant(database: Queryable): Promise<string> {
  return secret(database, "tenant", () => randomUUID());
}

/** What the provider's cookies are signed with. */
export function cookieKey(database: Queryable): Promise<string> {
  return secret(database, "cookie-key", () => randomBytes(32).toString("base64url"));
}

/** What issuers of local accounts begin with; those at a cloud provider are addresses. */
export const LOCAL_ISSUER = "local:";

/** The issuer under which local accounts are linked to persons. It leaves the address out, which may change with port or host. */
export function localIssuer(tenant: string): string {
  return LOCAL_ISSUER + tenant;
}

async function secret(database: Queryable, name: string, make: () => string): Promise<string> {
  const [known] = await database.query<{ value: string }>("select value from provider_secret where name = $1", [name]);
  if (known) return known.value;
  // Several processes may start on an empty store at once: whoever comes first wins and everybody reads that.
  await database.query("insert into provider_secret (name, value) values ($1, $2) on conflict do nothing", [
    name,
    make(),
  ]);
  return secret(database, name, make);
}
