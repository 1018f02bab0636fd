import type { Account } from "oidc-provider";
import type { Queryable } from "#platform/database/database.ts";
import { ACCESS_SCOPE, LOCAL_CLIENT } from "./localClient.ts";

interface AccountRow {
  readonly name: string;
  readonly email: string;
}

/** The account as the provider puts it into an ID token; undefined once it is gone. */
export async function findAccount(database: Queryable, tenant: string, subject: string): Promise<Account | undefined> {
  const account = await readAccount(database, subject);
  if (!account) return undefined;
  const { name, email } = account;
  const claims = { sub: subject, oid: subject, tid: tenant, ver: "2.0", name, preferred_username: email, email };
  return { accountId: subject, claims: async () => claims };
}

/** The claims that Entra puts into an access token beyond the standard's. */
export async function nameAccount(
  database: Queryable,
  tenant: string,
  subject: string,
): Promise<Record<string, unknown>> {
  const account = await readAccount(database, subject);
  return {
    tid: tenant,
    oid: subject,
    ver: "2.0",
    azp: LOCAL_CLIENT,
    scp: ACCESS_SCOPE,
    name: account?.name,
    preferred_username: account?.email,
  };
}

async function readAccount(database: Queryable, subject: string): Promise<AccountRow | undefined> {
  const [row] = await database.query<AccountRow>("select name, email from local_account where subject = $1", [subject]);
  return row;
}
