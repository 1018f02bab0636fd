import { hash, randomBytes } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";

/** For how long an administrator may look with somebody else's rights before beginning anew. */
export const VIEW_AS_MS = 30 * 60_000;

const SECRET_BYTES = 32;

/** A grant as it is kept: who looks, as whom, until when. */
export interface ViewAsGrant {
  readonly administratorId: number;
  readonly personId: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export function makeGrant(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** Only this is kept: a copy of the store opens nothing. */
export function hashGrant(grant: string): string {
  return hash("sha256", grant, "hex");
}

/** The grant with this hash; undefined when there is none or it was ended. */
export async function findGrant(database: Queryable, grantHash: string): Promise<ViewAsGrant | undefined> {
  const [row] = await database.query<{ administrator_id: number; person_id: number; expires_at: Date }>(
    "select administrator_id, person_id, expires_at from view_as where grant_hash = $1 and ended_at is null",
    [grantHash],
  );
  return (
    row && {
      administratorId: row.administrator_id,
      personId: row.person_id,
      expiresAt: row.expires_at.getTime(),
    }
  );
}
