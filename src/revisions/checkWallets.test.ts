import { expect, test } from "vitest";
import type { Wallet } from "#domain/wallet.ts";
import { checkWallets } from "./checkWallets.ts";

const shape = {
  revision: "1",
  years: [2025],
  media: ["tvOta", "mobile"],
  subVerticals: ["hospitals", "politicalCandidates"],
};
/** Hospitals on TV and mobile, then political candidates on TV and mobile. */
const wallet = (market: string, ...dollars: number[]): Wallet => ({
  ...shape,
  market,
  dollars: Float64Array.from(dollars),
});
const TOTALS = [
  { medium: "tvOta", year: 2025, core: 30, political: 7 },
  { medium: "mobile", year: 2025, core: 5, political: 0 },
];

function faults(...wallets: Wallet[]): string[] {
  return checkWallets(new Map(wallets.map((one) => [one.market, one])), TOTALS).flatMap((check) => check.faults);
}

test("markets that add up to the nation, and a nation that meets its totals, have no faults", () => {
  expect(faults(wallet("tv-1", 10, 5, 3, 0), wallet("tv-2", 20, 0, 4, 0), wallet("nation", 30, 5, 7, 0))).toEqual([]);
});

test("no data is neither a fault nor an amount", () => {
  const nothing = Number.NaN;
  expect(
    faults(wallet("tv-1", 10, 5, 3, nothing), wallet("tv-2", 20, nothing, 4, 0), wallet("nation", 30, 5, 7, 0)),
  ).toEqual([]);
});

test("radio markets overlap TV markets and are no part of the nation", () => {
  expect(faults(wallet("tv-1", 30, 5, 7, 0), wallet("radio-1", 9, 9, 9, 9), wallet("nation", 30, 5, 7, 0))).toEqual([]);
});

test.each([
  ["a dollar too many in one market", [wallet("tv-1", 31, 5, 7, 0), wallet("nation", 30, 5, 7, 0)], "Cell 0 holds 30"],
  ["half a dollar", [wallet("tv-1", 30.5, 5, 7, 0), wallet("nation", 30.5, 5, 7, 0)], "tv-1 holds 30.5 in cell 0."],
  ["less than nothing", [wallet("tv-1", 30, -5, 7, 0), wallet("nation", 30, -5, 7, 0)], "tv-1 holds -5 in cell 1."],
  ["a missed core total", [wallet("tv-1", 29, 5, 7, 0), wallet("nation", 29, 5, 7, 0)], "tvOta 2025: core 29 of 30"],
  ["a missed political total", [wallet("tv-1", 30, 5, 7, 2), wallet("nation", 30, 5, 7, 2)], "political 2 of 0"],
  ["no nation at all", [wallet("tv-1", 30, 5, 7, 0)], "It has none."],
])("%s is found and named", (_, wallets, fault) => {
  expect(faults(...wallets).join(" ")).toContain(fault);
});
