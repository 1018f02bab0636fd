import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import type { Queryable } from "#platform/database/database.ts";
import { AHEAD_MS, type KeyState, keyStates } from "./keyStates.ts";

/** A private RSA key in JWK form. */
export type SigningKey = JWK & Readonly<Record<"kty" | "n" | "e" | "kid" | "alg" | "use", string>>;

/** A key of the provider and where it stands. */
export interface KeptKey {
  readonly key: SigningKey;
  readonly madeAt: Date;
  readonly state: KeyState;
}

/** The provider's keys, the one it signs with first; the first start makes one. */
export async function signingKeys(database: Queryable): Promise<readonly SigningKey[]> {
  const kept = await keptKeys(database);
  if (kept.length === 0) {
    await makeKey(database);
    return signingKeys(database);
  }
  const live = kept.filter(({ state }) => state !== "outlived");
  return [...live.filter(isSigning), ...live.filter((key) => !isSigning(key))].map(({ key }) => key);
}

/** Every key in the store, the oldest first. */
export async function keptKeys(database: Queryable): Promise<KeptKey[]> {
  const rows = await database.query<{ private_jwk: SigningKey; created_at: Date }>(
    "select private_jwk, created_at from signing_key order by created_at, kid",
  );
  const states = keyStates(
    rows.map(({ created_at }) => created_at.getTime()),
    Date.now(),
  );
  return rows.map(({ private_jwk, created_at }, position) => ({
    key: private_jwk,
    madeAt: created_at,
    state: states[position] ?? "next",
  }));
}

/** Makes a key and answers its id. It signs after its time of notice, or `atOnce`. */
export async function makeKey(database: Queryable, atOnce = false): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await database.query(
    `insert into signing_key (kid, private_jwk, created_at)
     values ($1, $2::text::jsonb, now() - $3::int * interval '1 millisecond')`,
    [kid, JSON.stringify({ ...jwk, kid, alg: "RS256", use: "sig" }), atOnce ? AHEAD_MS : 0],
  );
  return kid;
}

/** The part of a key that anybody may know. */
export function publicPart({ kty, n, e, kid, alg, use }: SigningKey): JWK {
  return { kty, n, e, kid, alg, use };
}

function isSigning({ state }: KeptKey): boolean {
  return state === "signing";
}
