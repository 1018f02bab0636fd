import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import type { Queryable } from "#database/database.ts";

/** A private RSA key in JWK form. */
export type SigningKey = JWK & Readonly<Record<"kty" | "n" | "e" | "kid" | "alg" | "use", string>>;

/** The provider's keys, the one it signs with first; the first start makes one. */
export async function signingKeys(database: Queryable): Promise<readonly SigningKey[]> {
  const keys = await readKeys(database);
  if (keys.length > 0) return keys;

  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await database.query("insert into signing_key (kid, private_jwk) values ($1, $2::text::jsonb)", [
    kid,
    JSON.stringify({ ...jwk, kid, alg: "RS256", use: "sig" }),
  ]);
  return readKeys(database);
}

async function readKeys(database: Queryable): Promise<SigningKey[]> {
  const rows = await database.query<{ private_jwk: SigningKey }>(
    "select private_jwk from signing_key order by created_at, kid",
  );
  return rows.map((row) => row.private_jwk);
}

/** The part of a key that anybody may know. */
export function publicPart({ kty, n, e, kid, alg, use }: SigningKey): JWK {
  return { kty, n, e, kid, alg, use };
}
