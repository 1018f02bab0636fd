import type { ApiKeyRecord } from "#features/api-keys/contract.ts";

/** A key is to be replaced in time. */
const SOON_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export const KEY_STATES = ["works", "expiresSoon", "expired", "revoked"] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** Whether a key opens anything at an instant, and for how long. */
export function keyState({ expiresAt, revokedAt }: Pick<ApiKeyRecord, "expiresAt" | "revokedAt">, now: Date): KeyState {
  if (revokedAt !== null) return "revoked";
  if (expiresAt === null) return "works";
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) return "expired";
  return left <= SOON_DAYS * DAY_MS ? "expiresSoon" : "works";
}
