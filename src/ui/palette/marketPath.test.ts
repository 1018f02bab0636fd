import { expect, test } from "vitest";
import { marketPath } from "./marketPath.ts";

const screens = [
  { path: "/market-summary", figures: true },
  { path: "/tv/market-profile", figures: true },
  { path: "/home" },
];

test.each([
  ["/tv/market-profile", "?market=tv-501&year=2024", "/tv/market-profile?market=tv-623&year=2024"],
  ["/market-summary", "?year=2025&compare=nation", "/market-summary?year=2025&compare=nation&market=tv-623"],
  ["/home", "?tab=1", "/market-summary?market=tv-623"],
  ["/administration/user", "", "/market-summary?market=tv-623"],
])("on %s%s another market opens %s", (pathname, search, path) => {
  expect(marketPath("tv-623", { pathname, search }, screens)).toBe(path);
});
