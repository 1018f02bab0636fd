import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a secret with AES-256-GCM under a key derived from the operator's. What it is for goes into the tag, so that nothing sealed for one organization opens for
 * another.
 */
export function sealSecret(key: string, purpose: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(key), nonce).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws Error where it was sealed with another key or for something else, or altered */
export function openSecret(key: string, purpose: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const body = NONCE_BYTES + TAG_BYTES;
  const cipher = createDecipheriv("aes-256-gcm", keyOf(key), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(NONCE_BYTES, body));
  return Buffer.concat([cipher.update(bytes.subarray(body)), cipher.final()]).toString("utf8");
}

const keyOf = (key: string) => Buffer.from(hkdfSync("sha256", key, "", "spotmarket crm", 32));
