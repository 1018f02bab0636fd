import { expect, test } from "vitest";
import { type BlockView, readBlockAddress, writeBlockAddress } from "./blockAddress.ts";

const VIEW: BlockView = {
  market: "tv-623",
  scope: { kind: "market" },
  year: 2026,
  political: "with",
  measure: "dollars",
  compare: [],
  minimum: 0.01,
};

test.each<[string, Partial<BlockView>]>([
  ["/market-summary?market=tv-623&year=2026", {}],
  ["/vertical/1?market=tv-623&year=2026", { scope: { kind: "vertical", id: "automotive" } }],
  [
    "/vertical/subvertical?sub=hotels&market=tv-623&year=2026&political=without",
    { scope: { kind: "subVertical", id: "hotels" }, political: "without" },
  ],
  [
    "/market-summary?market=tv-623&year=2026&measure=share&compare=tv-501,nation&minimum=0.5",
    { measure: "share", compare: ["tv-501", "nation"], minimum: 0.005 },
  ],
])("%s says what a block shows, and is read as that again", (address, change) => {
  const view = { ...VIEW, ...change };
  expect(writeBlockAddress(view)).toBe(address);
  expect(readBlockAddress(address)).toEqual(view);
});

test.each([
  "/market-summary",
  "/market-summary?market=tv-623",
  "/market-summary?market=tv-623&year=soon",
  "/vertical/13?market=tv-623&year=2026",
  "/vertical/subvertical?market=tv-623&year=2026",
  "/vertical/subvertical?market=tv-623&year=2026&sub=dragons",
  "/home?market=tv-623&year=2026",
  "https://elsewhere.example/market-summary?market=tv-623&year=2026",
])("%s shows no block", (address) => {
  expect(readBlockAddress(address)).toBeNull();
});
