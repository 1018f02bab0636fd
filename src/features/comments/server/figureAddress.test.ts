import { expect, test } from "vitest";
import { figureAddress } from "./figureAddress.ts";

test.each([
  ["/home", "/home?year=2026"],
  ["/home?year=2026", "/home?year=2026"],
  ["/market-summary?year=2026&market=tv-623&political=with&measure=dollars", "/market-summary?market=tv-623&year=2026"],
  [
    "/market-summary?market=tv-623&compare=tv-501,nation&quarter=",
    "/market-summary?compare=nation,tv-501&market=tv-623&year=2026",
  ],
  ["/market-summary?market=tv-623&revision=3&explain=total&do=comments", "/market-summary?market=tv-623&year=2026"],
  ["/share-wallet?market=tv-623&measure=share&quarter=2", "/share-wallet?market=tv-623&quarter=2&year=2026"],
  ["/tv/market-profile?market=tv-623&political=without&year=2024", "/tv/market-profile?market=tv-623&year=2024"],
])("%s is talked about at %s", (address, kept) => {
  expect(figureAddress(address, 2026)).toBe(kept);
});

test("another year, quarter or share of political money is another figure", () => {
  const addresses = ["/home", "/home?year=2025", "/home?quarter=1", "/home?political=without", "/home?measure=share"];
  expect(new Set(addresses.map((address) => figureAddress(address, 2026))).size).toBe(addresses.length);
});
