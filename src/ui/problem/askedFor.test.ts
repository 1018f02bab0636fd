import { expect, test } from "vitest";
import { askedFor } from "./askedFor.ts";

test.each([
  ["role-required", "", "role:Administrator"],
  ["market-not-entitled", "market=tv-501&year=2026", "market:tv-501"],
  ["vertical-not-entitled", "vertical=retail", "vertical:retail"],
  ["market-not-entitled", "", null],
  ["market-not-entitled", "market=tv 501<b>", null],
  ["user-disabled", "market=tv-501", null],
  ["access-required", "market=tv-501", null],
] as const)("after %s at ?%s one may ask for %s", (code, search, asked) => {
  expect(askedFor(code, new URLSearchParams(search))).toBe(asked);
});
