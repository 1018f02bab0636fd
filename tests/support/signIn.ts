import type { Database } from "#platform/database/database.ts";
import { accessToken } from "#platform/identity/accessToken.ts";
import { type SigningKey, signingKeys } from "#platform/identity/local/signingKeys.ts";

let kept: SigningKey | null = null;

/** Making an RSA key takes a third of a second, so every emptied store gets the run's first one back. */
export async function keepSigningKey(database: Database): Promise<SigningKey> {
  if (kept) {
    await database.query("insert into signing_key (kid, private_jwk) values ($1, $2::text::jsonb)", [
      kept.kid,
      JSON.stringify(kept),
    ]);
  }
  const [key] = await signingKeys(database);
  if (!key) throw new Error("The store has no signing key.");
  kept = key;
  return key;
}

/** Headers that carry a real access token of the local provider. */
export async function signedIn(database: Database, publicUrl: string, email: string): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await accessToken(database, publicUrl, email)}` };
}
