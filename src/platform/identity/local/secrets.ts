import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";
import { keptSecret } from "#platform/database/queries/keptSecret.ts";

/** The local provider's tenant, a GUID made once per store. */
export function localTenant(database: Queryable): Promise<string> {
  return keptSecret(database, "tenant", () => randomUUID());
}

/** What the provider's cookies are signed with. */
export function cookieKey(database: Queryable): Promise<string> {
  return keptSecret(database, "cookie-key", () => randomBytes(32).toString("base64url"));
}

/** What issuers of local accounts begin with; those at a cloud provider are addresses. */
export const LOCAL_ISSUER = "local:";

/** The issuer under which local accounts are linked to persons. It leaves the address out, which may change with port or host. */
export function localIssuer(tenant: string): string {
  return LOCAL_ISSUER + tenant;
}
