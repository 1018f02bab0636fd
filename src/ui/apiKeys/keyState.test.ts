import { expect, test } from "vitest";
import { keyState } from "./keyState.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

test.each([
  ["2027-11-20T00:00:00Z", null, "works"],
  ["2026-12-20T12:00:00Z", null, "expiresSoon"],
  ["2026-11-20T12:00:00Z", null, "expired"],
  [null, null, "works"],
  ["2027-11-20T00:00:00Z", "2026-11-01T00:00:00Z", "revoked"],
] as const)("a key until %s, revoked %s, is %s", (expiresAt, revokedAt, state) => {
  expect(keyState({ expiresAt, revokedAt }, NOW)).toBe(state);
});
