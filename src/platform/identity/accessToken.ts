import { importJWK, SignJWT } from "jose";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { sameEmail } from "./people/person.ts";
import { openGrant } from "./local/grants.ts";
import { ACCESS_SCOPE, LOCAL_CLIENT, providerPath } from "./local/localClient.ts";
import { localTenant } from "./local/secrets.ts";
import { signingKeys } from "./local/signingKeys.ts";

const HOUR_SECONDS = 3_600;

/**
 * A real access token of the local provider, for scripts.
 *
 * @param validSeconds how long it is valid; an hour without it
 * @param publicUrl the product's origin, which is part of the issuer
 * @throws Failure `not-found` without a local account of that e-mail
 */
export async function accessToken(
  database: Database,
  publicUrl: string,
  email: string,
  validSeconds: number = HOUR_SECONDS,
): Promise<string> {
  const [account] = await database.query<{ subject: string; name: string; email: string }>(
    "select subject, name, email from local_account where email = $1",
    [sameEmail(email)],
  );
  if (!account) throw new Failure("not-found", `There is no local account with the email address ${email}.`);

  const tenant = await localTenant(database);
  const [key] = await signingKeys(database);
  if (!key) throw new Error("The local provider has no signing key.");
  return new SignJWT({
    tid: tenant,
    oid: account.subject,
    ver: "2.0",
    azp: LOCAL_CLIENT,
    scp: ACCESS_SCOPE,
    sid: await openGrant(database, account.subject, validSeconds),
    auth_time: Math.floor(Date.now() / 1_000),
    name: account.name,
    preferred_username: account.email,
  })
    .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "at+jwt" })
    .setIssuer(new URL(providerPath(tenant), publicUrl).href)
    .setAudience(LOCAL_CLIENT)
    .setSubject(account.subject)
    .setIssuedAt()
    .setExpirationTime(`${validSeconds}s`)
    .sign(await importJWK(key, "RS256"));
}
