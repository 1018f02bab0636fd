import { randomBytes } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";
import { LOCAL_CLIENT } from "./localClient.ts";

/**
 * Opens a sign-in at the local provider without a page, for tokens that the command line makes. Like one of a browser it ends with a new
 * password, and every token of it with it.
 */
export async function openGrant(store: Queryable, subject: string, seconds: number): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await store.query(
    `insert into oidc_payload (type, id, payload, expires_at)
     values ('Grant', $1, $2::text::jsonb, now() + $3::int * interval '1 second')`,
    [id, JSON.stringify({ kind: "Grant", accountId: subject, clientId: LOCAL_CLIENT }), Math.ceil(seconds)],
  );
  return id;
}
