import { expect, test } from "vitest";
import { readGrant } from "./viewAsState.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const GRANT = {
  grant: "secret",
  expiresAt: "2026-03-01T12:30:00Z",
  person: { id: "3", name: "Sara", email: "sara@example.com" },
};

test("a view as somebody else outlives a reload, but not its half hour", () => {
  expect(readGrant(GRANT, NOW)).toEqual(GRANT);
  expect(readGrant({ ...GRANT, expiresAt: "2026-03-01T12:00:00Z" }, NOW)).toBeNull();
});

test.each([null, "secret", { grant: 1 }, { ...GRANT, person: null }, { ...GRANT, expiresAt: "soon" }])(
  "what is no grant is as good as none: %j",
  (stored) => {
    expect(readGrant(stored, NOW)).toBeNull();
  },
);
