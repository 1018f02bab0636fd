import { createLocalJWKSet, errors, type JWTVerifyGetKey } from "jose";
import type { Database } from "#platform/database/database.ts";
import type { Authority } from "../tokenVerifier.ts";
import { assistantResource } from "./assistantClients.ts";
import { ACCESS_SCOPE, LOCAL_CLIENT, LOCAL_RESOURCE, providerPath } from "./localClient.ts";
import { localIssuer, localTenant } from "./secrets.ts";
import { publicPart, signingKeys } from "./signingKeys.ts";

/** Keys are read again this often, so that one that was taken away in another process is gone here too. */
const FRESH_MS = 20_000;
/** An unknown key id makes us read them at once, but not more often than this. */
const RELOAD_MS = 2_000;

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

/** The same for the assistants' address: tokens of the app do not open it, and its own open nothing else. */
export async function assistantAuthority(database: Database, publicUrl: string): Promise<Authority> {
  const local = await localAuthority(database, publicUrl);
  return { ...local, audience: [assistantResource(publicUrl)], scope: "read", scoped: true };
}

async function storedKeys(database: Database): Promise<JWTVerifyGetKey> {
  const load = async () => createLocalJWKSet({ keys: (await signingKeys(database)).map(publicPart) });
  let known = await load();
  let loadedAt = performance.now();

  async function reload(): Promise<void> {
    known = await load();
    loadedAt = performance.now();
  }

  return async (header, token) => {
    if (performance.now() - loadedAt > FRESH_MS) await reload();
    try {
      return await known(header, token);
    } catch (reason) {
      if (!(reason instanceof errors.JWKSNoMatchingKey) || performance.now() - loadedAt < RELOAD_MS) throw reason;
      await reload();
      return known(header, token);
    }
  };
}
