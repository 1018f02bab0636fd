import type { Database } from "#platform/database/database.ts";
import type { KeyScope } from "#domain/access/keyScopes.ts";
import { makeApiKey } from "#platform/identity/apiKeys/apiKeyText.ts";

/** Gives a person an API key and answers the headers that carry it. */
export async function apiKeyOf(
  database: Database,
  email: string,
  scopes: readonly KeyScope[],
  expiresAt: Date | null = null,
): Promise<Record<string, string>> {
  const { key, hint, hash } = makeApiKey();
  await database.query(
    `insert into api_key (person_id, name, hint, key_hash, scopes, created_by, expires_at)
     select person_id, $2, $3, $4, $5::text[], person_id, $6::timestamptz from person where email = $1`,
    [email, scopes.join("-"), hint, hash, scopes, expiresAt],
  );
  return { authorization: `Bearer ${key}` };
}
