import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import { type Authority, issuerOf, unreachable } from "./tokenVerifier.ts";

/** A cloud identity provider as it is configured. */
export interface CloudProvider {
  /** For instance `https://login.microsoftonline.com/common`. */
  readonly authority: string;
  readonly clientId: string;
  /** The scope that tokens must hold, without the resource before it. */
  readonly scope: string;
}

/** With one of these as the tenant, each token carries its own tenant's issuer. */
const MULTI_TENANT = ["common", "organizations", "consumers"];
const TIMEOUT_MS = 5_000;
/** A new key id makes us fetch the keys again at once, but not more often than this. */
const COOLDOWN_MS = 5_000;
/** A provider that does not answer is left alone this long: whoever floods us with made-up key ids must not flood it. */
const PAUSE_MS = 2_000;
/** Known keys go on working this long while the provider is away. */
const KEEP_MS = 24 * 3_600_000;

/** A cloud identity provider as the API sees it. Its keys are fetched when the first token needs them and kept while it is away. */
export function cloudAuthority({ authority, clientId, scope }: CloudProvider): Authority {
  const base = authority.replace(/\/+$/, "");
  const tenant = base.slice(base.lastIndexOf("/") + 1);
  const many = MULTI_TENANT.includes(tenant);
  const issuer = `${many ? base.replace(/[^/]+$/, "{tenantid}") : base}/v2.0`;
  return {
    kind: "cloud",
    issuer,
    tenant: many ? null : tenant,
    audience: [clientId, `api://${clientId}`],
    scope,
    keys: fetchedKeys(`${base}/discovery/v2.0/keys`),
    linkedIssuer: (of) => issuerOf({ issuer }, of),
  };
}

function fetchedKeys(address: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(address), {
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: KEEP_MS,
  });
  let pausedUntil = 0;
  const isKept = (kid: string | undefined) => keys.jwks()?.keys.some((key) => key.kid === kid) ?? false;

  return async (header, token) => {
    if (performance.now() < pausedUntil && !isKept(header.kid)) throw unreachable();
    try {
      return await keys(header, token);
    } catch (reason) {
      // fetch reports an unreachable host as a TypeError, jose an answer that is not a key set without a code of its own.
      if (reason instanceof TypeError || isUnusableAnswer(reason)) {
        pausedUntil = performance.now() + PAUSE_MS;
        throw unreachable();
      }
      throw reason;
    }
  };
}

function isUnusableAnswer(reason: unknown): boolean {
  return reason instanceof errors.JOSEError && reason.code === "ERR_JOSE_GENERIC";
}
