import { expect, test } from "vitest";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { verticalRank } from "./verticalRank.ts";

const wallet = walletOf("nation", [2025, 2026], {
  tvOta: {
    hotels: [10, 20],
    hospitals: [30, 15],
    politicalCandidates: [0, 90],
    charities: [1, 1],
    tvStations: [null, null],
  },
});
const inYear = (year: number, political: "with" | "without" = "with") => ({ year, political });

test("a vertical's rank goes by what it spends in the year", () => {
  expect(verticalRank(wallet, "leisure", inYear(2025))).toEqual({ rank: 2, of: 4 });
  expect(verticalRank(wallet, "leisure", inYear(2026, "without"))).toEqual({ rank: 1, of: 4 });
});

test("elections lift the government's rank where political money counts", () => {
  expect(verticalRank(wallet, "government", inYear(2026))?.rank).toBe(1);
  expect(verticalRank(wallet, "government", inYear(2026, "without"))?.rank).toBe(3);
});

test("what is not known has no rank", () => {
  expect(verticalRank(wallet, "media", inYear(2026))).toBeNull();
  expect(verticalRank(wallet, "retail", inYear(2026))).toBeNull();
  expect(verticalRank(wallet, "leisure", inYear(1999))).toBeNull();
});
