import { expect, test } from "vitest";
import { type BlockView, NO_CHOICE, readBlockAddress, shows, writeBlockAddress } from "./blockAddress.ts";

const VIEW: BlockView = {
  ...NO_CHOICE,
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
  ["/home?market=tv-623&year=2026", { screen: "home" }],
  ["/market-summary?market=tv-623&year=2026&quarter=3", { quarter: 3 }],
  [
    "/share-wallet?market=tv-623&year=2026&medium=radioOta&focus=automotive&benchmark=custom:12.5",
    {
      screen: "wallet",
      medium: "radioOta",
      scope: { kind: "vertical", id: "automotive" },
      benchmark: { kind: "custom", share: 0.125 },
    },
  ],
  [
    "/share-wallet?market=tv-623&year=2026&medium=tvOta",
    { screen: "wallet", medium: "tvOta", benchmark: { kind: "nation" } },
  ],
  [
    "/market-reports/media-rank-report?market=tv-623&year=2026&tab=markets&medium=tvOta&kind=radio&focus=hotels",
    { screen: "ranker", tab: "markets", medium: "tvOta", kind: "radio", scope: { kind: "subVertical", id: "hotels" } },
  ],
  [
    "/tv/market-profile?market=tv-623&year=2026&people=income&by=owner",
    { screen: "profile", local: { medium: "tv", people: "income", by: "owner", view: "stations" } },
  ],
  [
    "/radio/station-overview?market=tv-623&year=2026&view=programmes",
    { screen: "stations", local: { medium: "radio", people: null, by: "station", view: "programmes" } },
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
  "/my-report?market=tv-623&year=2026",
  "/tv/landing?market=tv-623&year=2026",
  "/print/market-profile?market=tv-623&year=2026",
  "/tv/market-profile/more?market=tv-623&year=2026",
  "/share-wallet?market=tv-623&year=2026",
  "/share-wallet?market=tv-623&year=2026&medium=tvOta&benchmark=dragons",
  "/share-wallet?market=tv-623&year=2026&medium=tvOta&focus=dragons",
  "/market-reports/media-rank-report?market=tv-623&year=2026&medium=holograms",
  "/market-reports/media-rank-report?market=tv-623&year=2026&medium=tvOta&tab=stars",
  "https://elsewhere.example/market-summary?market=tv-623&year=2026",
])("%s shows no block", (address) => {
  expect(readBlockAddress(address)).toBeNull();
});

test.each([
  ["/market-summary?market=tv-623&year=2026", "mediaAdSpending", true],
  ["/market-summary?market=tv-623&year=2026", "seasons", false],
  ["/vertical/1?market=tv-623&year=2026", "seasons", true],
  ["/vertical/1?market=tv-623&year=2026", "mediumGaps", false],
  ["/vertical/subvertical?market=tv-623&year=2026&sub=hotels", "mediumGaps", true],
  ["/share-wallet?market=tv-623&year=2026&medium=tvOta", "quadrant", true],
  ["/share-wallet?market=tv-623&year=2026&medium=tvOta", "mediaRanks", false],
  ["/market-reports/media-rank-report?market=tv-623&year=2026&medium=tvOta", "mediaRankYears", true],
  ["/market-reports/media-rank-report?market=tv-623&year=2026&medium=tvOta", "marketRanks", false],
  ["/home?market=tv-623&year=2026", "localForecastSummary", true],
] as const)("%s shows %s: %s", (address, name, expected) => {
  const view = readBlockAddress(address);
  expect(view && shows(view, name)).toBe(expected);
});

test("a screen that shows years alone is of the year, whatever quarter its address still names", () => {
  const query = "market=tv-623&year=2026&quarter=3&medium=tvOta";
  expect(readBlockAddress(`/share-wallet?${query}`)?.quarter).toBe(3);
  expect(readBlockAddress(`/market-reports/media-rank-report?${query}`)?.quarter).toBeUndefined();
  expect(readBlockAddress(`/tv/market-profile?${query}`)?.quarter).toBeUndefined();
});
