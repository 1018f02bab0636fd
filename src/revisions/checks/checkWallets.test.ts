import { describe, expect, test } from "vitest";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { RaisedTotal } from "#forecast/input.ts";
import { checkWallets, type StatedTotal } from "./checkWallets.ts";

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
const TOTALS: StatedTotal[] = [
  { medium: "tvOta", year: 2025, core: 30, political: 7, basis: "published" },
  { medium: "mobile", year: 2025, core: 5, political: 0, basis: "modelled" },
];

function faults(...wallets: Wallet[]): string[] {
  return faultsAfterRaising([], ...wallets);
}

function faultsAfterRaising(raised: RaisedTotal[], ...wallets: Wallet[]): string[] {
  const checks = checkWallets(new Map(wallets.map((one) => [one.market, one])), TOTALS, raised);
  return checks.flatMap((check) => check.faults);
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
  [
    "a dollar too many in one market",
    [wallet("tv-1", 31, 5, 7, 0), wallet("nation", 30, 5, 7, 0)],
    "Cell 0 of the nation holds 30",
  ],
  ["half a dollar", [wallet("tv-1", 30.5, 5, 7, 0), wallet("nation", 30.5, 5, 7, 0)], "tv-1 holds 30.5 in cell 0."],
  ["less than nothing", [wallet("tv-1", 30, -5, 7, 0), wallet("nation", 30, -5, 7, 0)], "tv-1 holds -5 in cell 1."],
  [
    "a missed core total",
    [wallet("tv-1", 29, 5, 7, 0), wallet("nation", 29, 5, 7, 0)],
    "tvOta 2025: core comes to 29 instead of 30",
  ],
  [
    "a missed political total",
    [wallet("tv-1", 30, 5, 7, 2), wallet("nation", 30, 5, 7, 2)],
    "political comes to 2 instead of 0",
  ],
  ["no nation at all", [wallet("tv-1", 30, 5, 7, 0)], "There is no wallet of the nation."],
])("%s is found and named", (_, wallets, fault) => {
  expect(faults(...wallets).join(" ")).toContain(fault);
});

describe("a modelled total that gave way to imported spend", () => {
  const raised: RaisedTotal = { medium: "mobile", year: 2025, part: "core", stated: 5, raised: 9 };
  const wallets = (core: number) => [wallet("tv-1", 30, core, 7, 0), wallet("nation", 30, core, 7, 0)];

  test("is met as raised, and as nothing else", () => {
    expect(faultsAfterRaising([raised], ...wallets(9))).toEqual([]);
    expect(faultsAfterRaising([raised], ...wallets(5))).toEqual(["mobile 2025: core comes to 5 instead of 9."]);
    expect(faultsAfterRaising([raised], ...wallets(10))).toEqual(["mobile 2025: core comes to 10 instead of 9."]);
    expect(faultsAfterRaising([], ...wallets(9))).toEqual(["mobile 2025: core comes to 9 instead of 5."]);
  });

  test("must have been stated as the revision remembers it", () => {
    expect(faultsAfterRaising([{ ...raised, stated: 4 }], ...wallets(9))).toEqual([
      "mobile 2025: core was moved from 4, but the file states 5.",
    ]);
  });

  test("cannot be a published one", () => {
    const published: RaisedTotal = { medium: "tvOta", year: 2025, part: "core", stated: 30, raised: 31 };
    const [market, nation] = [wallet("tv-1", 31, 5, 7, 0), wallet("nation", 31, 5, 7, 0)];
    expect(faultsAfterRaising([published], market, nation)).toEqual([
      "tvOta 2025: core is published, not modeled, yet it was moved.",
    ]);
  });
});
