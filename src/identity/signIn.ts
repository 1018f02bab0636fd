import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "./caller.ts";
import type { RightsDirectory } from "./rights.ts";
import { type Authority, type VerifiedToken, verifyToken } from "./tokenVerifier.ts";

/** Turns an Authorization header into the caller. */
export interface SignIn {
  /** The caller, when this token was verified before and still holds; answers at once. */
  readonly known: (authorization: string | undefined) => Caller | undefined;
  /** @throws Failure `sign-in-required`, `token-rejected`, `user-unknown`, `user-disabled` */
  readonly find: (authorization: string | undefined) => Promise<Caller>;
}

const CAPACITY = 20_000;
const BEARER = "Bearer ";

export function createSignIn(authorities: readonly Authority[], rights: RightsDirectory): SignIn {
  // Kept by their hash: a memory dump holds no usable token.
  const verified = new LRUCache<string, VerifiedToken>({ max: CAPACITY });

  function remembered(token: string): VerifiedToken | undefined {
    const entry = verified.get(hash("sha256", token, "base64"));
    return entry && entry.expiresAt > Date.now() ? entry : undefined;
  }

  return {
    known(authorization) {
      if (!authorization?.startsWith(BEARER)) return undefined;
      const entry = remembered(authorization.slice(BEARER.length));
      return entry && rights.known(entry.identity);
    },
    async find(authorization) {
      const token = bearerToken(authorization);
      let entry = remembered(token);
      if (!entry) {
        entry = await verifyToken(authorities, token);
        verified.set(hash("sha256", token, "base64"), entry);
      }
      return rights.find(entry.identity);
    },
  };
}

function bearerToken(authorization: string | undefined): string {
  const [, token] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "") ?? [];
  if (token) return token;
  if (!authorization) throw new Failure("sign-in-required", "Sign in, or send an access token as a bearer token.");
  throw new Failure("token-rejected", "The Authorization header holds no access token in the form `Bearer <token>`.");
}
