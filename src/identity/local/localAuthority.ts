import { createLocalJWKSet, errors, type JWTVerifyGetKey } from "jose";
import type { Database } from "#database/database.ts";
import type { Authority } from "../tokenVerifier.ts";
import { ACCESS_SCOPE, LOCAL_CLIENT, LOCAL_RESOURCE, providerPath } from "./localClient.ts";
import { localIssuer, localTenant } from "./secrets.ts";
import { publicPart, signingKeys } from "./signingKeys.ts";

/** An unknown key id makes us read the keys again, but not more often than this. */
const RELOAD_MS = 5_000;

/** The local provider as the API sees it. Keys come from the store, so it needs no request to itself. */
export async function localAuthority(database: Database, publicUrl: string): Promise<Authority> {
  const tenant = await localTenant(database);
  return {
    kind: "local",
    issuer: new URL(providerPath(tenant), publicUrl).href,
    tenant,
    audience: [LOCAL_CLIENT, LOCAL_RESOURCE],
    scope: ACCESS_SCOPE,
    keys: await storedKeys(database),
    linkedIssuer: localIssuer,
  };
}

async function storedKeys(database: Database): Promise<JWTVerifyGetKey> {
  const load = async () => createLocalJWKSet({ keys: (await signingKeys(database)).map(publicPart) });
  let known = await load();
  let loadedAt = Date.now();

  return async (header, token) => {
    try {
      return await known(header, token);
    } catch (reason) {
      if (!(reason instanceof errors.JWKSNoMatchingKey) || Date.now() - loadedAt < RELOAD_MS) throw reason;
      loadedAt = Date.now();
      known = await load();
      return known(header, token);
    }
  };
}
