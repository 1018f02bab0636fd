import { expect, test } from "vitest";
import { categoryGaps } from "./categoryGaps.ts";

const HOTELS = { market: "tv-501", subVertical: "hotels", medium: "tvOta" };
const RADIO = { ...HOTELS, medium: "radioOta" };
const BANKS = { ...HOTELS, subVertical: "banks" };
const CASINOS = { ...HOTELS, subVertical: "casinos" };

test("a wallet counts once, however many calls it has, and what is ahead or level has nothing to win", () => {
  const gaps = new Map([
    [HOTELS, { gapDollars: -300, isLevel: false }],
    [RADIO, { gapDollars: -500, isLevel: false }],
    [BANKS, { gapDollars: 900, isLevel: false }],
    [CASINOS, { gapDollars: -2, isLevel: true }],
  ]);
  const found = categoryGaps([HOTELS, HOTELS, RADIO, BANKS, CASINOS], (wallet) => gaps.get(wallet));
  expect([...found]).toEqual([["hotels", { dollars: -800, largest: RADIO }]]);
});

test("a wallet of which nothing is known has no gap", () => {
  expect([...categoryGaps([HOTELS], () => undefined)]).toEqual([]);
});
