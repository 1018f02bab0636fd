import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A new secret, in the form that libraries for Standard Webhooks take. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/**
 * The signatures of a message, one for each secret, as Standard Webhooks has them: HMAC-SHA256 over id, time and body.
 *
 * @param at seconds since 1970
 */
export function signaturesOf(secrets: readonly string[], id: string, at: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), "base64");
      return `v1,${createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64")}`;
    })
    .join(" ");
}
