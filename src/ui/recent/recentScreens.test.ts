import { expect, test } from "vitest";
import { type RecentScreen, withScreen } from "./recentScreens.ts";

const seen = (path: string, market = "tv-501"): RecentScreen => ({ path, market, at: "2026-01-01T00:00:00Z" });

test("a page of a market stands there once, as it was left, and first", () => {
  const before = [seen("/vertical/1"), seen("/market-summary?year=2025")];
  expect(withScreen(before, seen("/market-summary?year=2026")).map(({ path }) => path)).toEqual([
    "/market-summary?year=2026",
    "/vertical/1",
  ]);
});

test("the same page of another market or sub-vertical is another page", () => {
  const one = [seen("/vertical/subvertical?sub=hotels")];
  expect(withScreen(one, seen("/vertical/subvertical?sub=legalServices"))).toHaveLength(2);
  expect(withScreen(one, seen("/vertical/subvertical?sub=hotels", "tv-623"))).toHaveLength(2);
});

test("no more than eight are kept", () => {
  const many = Array.from({ length: 12 }, (_, at) => seen("/market-summary", `tv-${at}`));
  expect(many.reduce<readonly RecentScreen[]>(withScreen, [])).toHaveLength(8);
});
