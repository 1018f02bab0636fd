import { expect, test } from "vitest";
import { linkState } from "./linkState.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

test("a link works until its time, and no longer once it is revoked", () => {
  expect(linkState({ expiresAt: "2026-11-22T12:00:01Z", revokedAt: null }, NOW)).toBe("works");
  expect(linkState({ expiresAt: "2026-11-22T12:00:00Z", revokedAt: null }, NOW)).toBe("expired");
  expect(linkState({ expiresAt: "2026-12-01T12:00:00Z", revokedAt: "2026-11-21T09:00:00Z" }, NOW)).toBe("revoked");
});
