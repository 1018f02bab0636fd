import { hash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** A secret for an address, which nobody guesses. */
export function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** What the store keeps of it. */
export function hashOfSecret(secret: string): string {
  return hash("sha256", secret, "hex");
}
