import { expect, test } from "vitest";
import { leadsSomewhere } from "./leadsSomewhere.ts";

const open = new Map([["tv-501", "New York"]]);
const seen = (path: string, market = "tv-501") => leadsSomewhere({ path, market, at: "2026-01-01T00:00:00Z" }, open);

test("a screen of one's own market is a way back to it", () => {
  expect(seen("/market-summary?market=tv-501")).toBe(true);
  expect(seen("/vertical/subvertical?sub=hotels")).toBe(true);
  expect(seen("/vertical/subvertical?sub=")).toBe(true);
});

test("a market that is lost, a category that never was and the page itself are none", () => {
  expect(seen("/market-summary?market=tv-623", "tv-623")).toBe(false);
  expect(seen("/vertical/subvertical?sub=xyz")).toBe(false);
  expect(seen("/vertical/subvertical?sub=__proto__")).toBe(false);
  expect(seen("/home?year=2026")).toBe(false);
});
