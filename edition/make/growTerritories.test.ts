import { expect, test } from "vitest";
import { growTerritories } from "./growTerritories.ts";

/** Seven counties in a row, one kilometre apart. */
const row = Array.from({ length: 7 }, (_, place) => [place - 1, place + 1].filter((next) => next >= 0 && next < 7));
const oneKm = () => 1;
const borderAfterFour = (from: number, to: number) => (Math.min(from, to) === 4 ? 9 : 1);

test("two equal markets meet half way, and the first takes the county in the middle", () => {
  const seeds = [
    { core: [0], reach: [], speed: 1 },
    { core: [6], reach: [], speed: 1 },
  ];
  expect(growTerritories(row, seeds, oneKm)).toEqual([0, 0, 0, 0, 1, 1, 1]);
});

test("the faster market gets farther", () => {
  const seeds = [
    { core: [0], reach: [], speed: 1 },
    { core: [6], reach: [], speed: 3 },
  ];
  expect(growTerritories(row, seeds, oneKm)).toEqual([0, 0, 1, 1, 1, 1, 1]);
});

test("a town the market is known to serve is its own, however near the rival", () => {
  const seeds = [
    { core: [0], reach: [5], speed: 1 },
    { core: [6], reach: [], speed: 9 },
  ];
  expect(growTerritories(row, seeds, oneKm)).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test("a costly border keeps a market on its side", () => {
  const seeds = [
    { core: [0], reach: [], speed: 1 },
    { core: [6], reach: [], speed: 1 },
  ];
  expect(growTerritories(row, seeds, borderAfterFour)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});
