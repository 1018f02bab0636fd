import { expect, test } from "vitest";
import { appAddress, LONGEST_ADDRESS, queryOf, screenOf } from "./appAddress.ts";

test.each([
  "/market-summary",
  "/home",
  "/vertical/3?market=tv-623&year=2026&compare=tv-501,nation",
  "/vertical/subvertical?sub=usedCarDealers&political=without#mediaAdSpending",
  "/share-wallet?shift=radioOta-cable:2.5,email-ooh:1&note=%C3%A9",
  `/market-summary?x=${"y".repeat(LONGEST_ADDRESS - 18)}`,
])("%.60s is an address of the app", (address) => {
  expect(appAddress.safeParse(address).success).toBe(true);
});

test.each([
  "",
  "market-summary",
  "//evil.example/market-summary",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/market-summary?name=<b>\u202e",
  "/market summary",
  "/market-summary?a=1\n",
  "/../login",
  "/a/./b",
  "/a/%2e%2e/logout",
  "/logout",
  "/login?next=/home",
  "/s/abcdefgh",
  "/idp/logout",
  "/api/v1/session",
])("%j is none", (address) => {
  expect(appAddress.safeParse(address).success).toBe(false);
});

test("an endless one is none", () => {
  expect(appAddress.safeParse(`/market-summary?x=${"y".repeat(LONGEST_ADDRESS)}`).success).toBe(false);
});

test("an address is taken apart into its screen and what it filters by", () => {
  expect(screenOf("/vertical/3?market=tv-623#digital")).toBe("/vertical/3");
  expect(queryOf("/vertical/3?market=tv-623#digital")).toBe("market=tv-623");
  expect(queryOf("/vertical/3")).toBe("");
});
