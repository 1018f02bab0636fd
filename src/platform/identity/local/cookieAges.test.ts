import { expect, test } from "vitest";
import { withAge } from "./cookieAges.ts";

test("a cookie says how long it lasts, not when it ends by the server's clock; one that is deleted says that it is over", () => {
  const now = Date.UTC(2026, 10, 23, 12);
  const lasting = `_interaction=abc; path=/idp/; expires=${new Date(now + 3_600_000).toUTCString()}; samesite=lax; httponly`;
  expect(withAge(lasting, now)).toBe("_interaction=abc; path=/idp/; max-age=3600; samesite=lax; httponly");
  const deleted = "_interaction=; path=/idp/; expires=Thu, 01 Jan 1970 00:00:00 GMT; httponly";
  expect([withAge(deleted, now), withAge("a=b; httponly", now)]).toEqual([deleted, "a=b; httponly"]);
});
