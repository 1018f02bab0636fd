import type { Queryable } from "#platform/database/database.ts";
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

interface KeyRow {
  readonly id: number;
  readonly hash: string;
  readonly person_id: number;
  readonly scopes: readonly string[];
  readonly expires_at: Date | null;
}

/** The keys with some hashes (see `hashApiKey`), by hash; what is unknown or revoked is not there. */
export async function findApiKeys(database: Queryable, hashes: readonly string[]): Promise<Map<string, ApiKey>> {
  const rows = await database.query<KeyRow>(
    `select api_key_id as id, key_hash as hash, person_id, scopes, expires_at
     from api_key where key_hash = any($1::text[]) and revoked_at is null`,
    [hashes],
  );
  return new Map(rows.map((row) => [row.hash, apiKey(row)]));
}

function apiKey({ id, person_id, scopes, expires_at }: KeyRow): ApiKey {
  return {
    id,
    personId: person_id,
    scopes: KEY_SCOPES.filter((scope) => scopes.includes(scope)),
    expiresAt: expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}
