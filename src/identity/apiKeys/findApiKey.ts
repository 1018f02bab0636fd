import type { Queryable } from "#database/database.ts";
import { KEY_SCOPES, type KeyScope } from "#domain/access/keyScopes.ts";

/** A key that has not been revoked. */
export interface ApiKey {
  readonly id: number;
  /** Whose rights it carries. */
  readonly personId: number;
  readonly scopes: readonly KeyScope[];
  /** Milliseconds since 1970; infinite without an end. */
  readonly expiresAt: number;
}

/** The key with this hash (see `hashApiKey`); undefined when there is none or it was revoked. */
export async function findApiKey(database: Queryable, keyHash: string): Promise<ApiKey | undefined> {
  const [row] = await database.query<{ id: number; person_id: number; scopes: string[]; expires_at: Date | null }>(
    `select api_key_id as id, person_id, scopes, expires_at
     from api_key where key_hash = $1 and revoked_at is null`,
    [keyHash],
  );
  return (
    row && {
      id: row.id,
      personId: row.person_id,
      scopes: KEY_SCOPES.filter((scope) => row.scopes.includes(scope)),
      expiresAt: row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
    }
  );
}
