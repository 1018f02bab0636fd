import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "./caller.ts";
import type { RightsDirectory } from "./rights.ts";
import { type Authority, type VerifiedToken, verifyToken } from "./tokenVerifier.ts";

/** Turns an Authorization header into the caller. */
export interface SignIn {
  /** The caller, when this token was verified before and still holds; answers at once. `connection` is what the request came over. */
  readonly known: (authorization: string | undefined, connection: object) => Caller | undefined;
  /** @throws Failure `sign-in-required`, `token-rejected`, `user-unknown`, `user-disabled` */
  readonly find: (authorization: string | undefined) => Promise<Caller>;
}

const CAPACITY = 20_000;

export function createSignIn(authorities: readonly Authority[], rights: RightsDirectory): SignIn {
  // Kept by their hash: a memory dump holds no usable token.
  const verified = new LRUCache<string, VerifiedToken>({ max: CAPACITY });
  // A connection mostly carries the same header again; comparing it is cheaper than hashing it. Forgotten with the connection.
  const latest = new WeakMap<object, { readonly authorization: string; readonly token: VerifiedToken }>();

  return {
    known(authorization, connection) {
      if (authorization === undefined) return undefined;
      const last = latest.get(connection);
      let token = last?.authorization === authorization ? last.token : undefined;
      if (!token) {
        token = verified.get(hashOf(authorization));
        if (token) latest.set(connection, { authorization, token });
      }
      return token && token.expiresAt > Date.now() ? rights.known(token.identity) : undefined;
    },
    async find(authorization) {
      const header = authorization ?? "";
      let token = verified.get(hashOf(header));
      if (!token || token.expiresAt <= Date.now()) {
        token = await verifyToken(authorities, bearerToken(authorization));
        verified.set(hashOf(header), token);
      }
      return rights.find(token.identity);
    },
  };
}

function hashOf(header: string): string {
  return hash("sha256", header, "base64");
}

function bearerToken(authorization: string | undefined): string {
  const [, token] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "") ?? [];
  if (token) return token;
  if (!authorization) throw new Failure("sign-in-required", "Sign in, or send an access token as a bearer token.");
  throw new Failure("token-rejected", "The Authorization header holds no access token in the form `Bearer <token>`.");
}
