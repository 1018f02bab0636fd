import { expect, test } from "vitest";
import { readMinimumShare, writeMinimumShare } from "./minimumShare.ts";

test.each([
  ["minimum=2", 0.02],
  ["minimum=0.5", 0.005],
  ["minimum=0", 0],
  ["", 0.01],
  ["minimum=", 0.01],
  ["minimum=7", 0.01],
  ["minimum=many", 0.01],
])("an address with %j lists categories from %d of the market", (address, share) => {
  expect(readMinimumShare(new URLSearchParams(address))).toBe(share);
});

test("a chosen minimum stands in the address beside what was there, the usual one does not", () => {
  expect(String(writeMinimumShare(new URLSearchParams("market=tv-501"), 0.05))).toBe("market=tv-501&minimum=5");
  expect(String(writeMinimumShare(new URLSearchParams("minimum=5"), 0.01))).toBe("");
});
