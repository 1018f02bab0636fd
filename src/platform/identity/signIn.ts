import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Failure } from "#domain/failure.ts";
import { API_KEY, hashApiKey } from "./apiKeys/apiKeyText.ts";
import type { Caller } from "./caller.ts";
import type { KeyPass, Pass, RightsDirectory } from "./rights.ts";
import { type Authority, type VerifiedToken, verifyToken } from "./tokenVerifier.ts";

/** Turns an Authorization header into the caller. */
export interface SignIn {
  /** The caller, when this token or key was seen before and still holds; answers at once. `connection` is what the request came over. */
  readonly known: (authorization: string | undefined, connection: object) => Caller | undefined;
  /** @throws Failure `sign-in-required`, `token-rejected`, and what `RightsDirectory.find` refuses */
  readonly find: (authorization: string | undefined) => Promise<Caller>;
  /**
   * The token alone, whoever it belongs to. An API key is none.
   *
   * @throws Failure `sign-in-required`, `token-rejected`
   */
  readonly identify: (authorization: string | undefined) => Promise<VerifiedToken>;
  /** @see RightsDirectory.viewed */
  readonly viewed: RightsDirectory["viewed"];
}

const CAPACITY = 20_000;
/** A signature that was good is checked again after this time, so that tokens of a key taken away end soon after it. */
const VERIFIED_MS = 10_000;

interface Verified {
  readonly token: VerifiedToken;
  /** When it is checked again, in milliseconds since 1970. */
  readonly until: number;
}

/** What a connection last carried. */
interface Latest {
  readonly authorization: string;
  readonly pass: Pass;
  readonly until: number;
}

/** Not for longer than it was meant to be known, though the clock were set back. */
function isKnown(until: number): boolean {
  const left = until - Date.now();
  return left > 0 && left <= VERIFIED_MS;
}

export function createSignIn(authorities: readonly Authority[], rights: RightsDirectory): SignIn {
  // Kept by the header's hash: a memory dump holds no usable token.
  const tokens = new LRUCache<string, Verified>({ max: CAPACITY });
  const keys = new LRUCache<string, KeyPass>({ max: CAPACITY });
  // A connection mostly carries the same header again; comparing it is cheaper than hashing it. Forgotten with the connection.
  const latest = new WeakMap<object, Latest>();

  function verified(key: string): VerifiedToken | undefined {
    const known = tokens.get(key);
    return known && isKnown(known.until) ? known.token : undefined;
  }

  async function identify(authorization: string | undefined): Promise<VerifiedToken> {
    const key = hashOf(authorization ?? "");
    const known = verified(key);
    if (known) return known;
    const token = await verifyToken(authorities, bearerToken(authorization));
    tokens.set(key, { token, until: Math.min(token.expiresAt, Date.now() + VERIFIED_MS) });
    return token;
  }

  async function findByKey(authorization: string, apiKey: string): Promise<Caller> {
    const key = hashOf(authorization);
    const pass = keys.get(key) ?? { keyHash: hashApiKey(apiKey) };
    const caller = await rights.find(pass);
    // Only keys that open something are kept.
    keys.set(key, pass);
    return caller;
  }

  return {
    known(authorization, connection) {
      if (authorization === undefined) return undefined;
      const last = latest.get(connection);
      const holds = last?.authorization === authorization && isKnown(last.until);
      const caller = holds ? rights.known(last.pass) : undefined;
      if (caller) return caller;
      const key = hashOf(authorization);
      const pass = verified(key) ?? keys.get(key);
      if (!pass) return undefined;
      latest.set(connection, { authorization, pass, until: Date.now() + VERIFIED_MS });
      return rights.known(pass);
    },
    async find(authorization) {
      const apiKey = KEY_HEADER.exec(authorization ?? "")?.[1];
      if (authorization !== undefined && apiKey !== undefined) return findByKey(authorization, apiKey);
      return rights.find(await identify(authorization));
    },
    identify,
    viewed: rights.viewed,
  };
}

function hashOf(header: string): string {
  return hash("sha256", header, "base64");
}

const TOKEN_HEADER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
const KEY_HEADER = new RegExp(`^Bearer +(${API_KEY.source.slice(1, -1)})$`, "i");

function bearerToken(authorization: string | undefined): string {
  const [, token] = TOKEN_HEADER.exec(authorization ?? "") ?? [];
  if (token) return token;
  if (!authorization) throw new Failure("sign-in-required", "Sign in, or send an access token as a bearer token.");
  throw new Failure("token-rejected", "The Authorization header holds no access token in the form `Bearer <token>`.");
}
