import { hash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;
/** `sm_` and the first five characters of the secret. */
const HINT_LENGTH = 8;

/** The form of an API key. Anything else is not looked up. */
export const API_KEY = /^sm_[\w-]{43}$/;

export interface NewApiKey {
  /** Shown once, to the person who made it. */
  readonly key: string;
  /** By which people know it again. */
  readonly hint: string;
  readonly hash: string;
}

export function makeApiKey(): NewApiKey {
  const key = `sm_${randomBytes(SECRET_BYTES).toString("base64url")}`;
  return { key, hint: key.slice(0, HINT_LENGTH), hash: hashApiKey(key) };
}

/** A key has 256 random bits, so a plain hash is as good as a slow one. */
export function hashApiKey(key: string): string {
  return hash("sha256", key, "hex");
}
