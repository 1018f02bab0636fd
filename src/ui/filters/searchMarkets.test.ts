import { expect, test } from "vitest";
import type { MarketKind } from "#domain/markets/market.ts";
import { searchMarkets } from "./searchMarkets.ts";

const market = (kind: MarketKind, code: string, name: string, rank: number, ...states: string[]) => ({
  id: `${kind}-${code}`,
  kind,
  code,
  name,
  rank,
  states,
});

const markets = [
  market("tv", "501", "New York", 1, "NY", "NJ"),
  market("tv", "623", "Dallas-Ft. Worth", 5, "TX"),
  market("tv", "820", "Portland, OR", 22, "OR", "WA"),
  market("tv", "500", "Portland-Auburn", 81, "ME", "NH"),
  market("tv", "555", "West Portland", 200, "OR"),
  market("radio", "19100", "Dallas-Fort Worth-Arlington, TX", 4, "TX"),
  market("custom", "a1", "Cañon City", 1, "CO"),
];

const found = (text: string) => searchMarkets(markets, text).flatMap((group) => group.markets.map(({ id }) => id));

test("nothing asked shows everything, by kind and in the order of the ranks", () => {
  expect(searchMarkets(markets, "").map((group) => [group.kind, group.markets.length])).toEqual([
    ["tv", 5],
    ["radio", 1],
    ["custom", 1],
  ]);
});

test.each([
  ["dal", ["tv-623", "radio-19100"]],
  ["worth dallas", ["tv-623", "radio-19100"]],
  ["623", ["tv-623"]],
  ["me", ["tv-500"]],
  ["portland", ["tv-820", "tv-500", "tv-555"]],
  ["portland or", ["tv-820", "tv-555"]],
  ["CANON", ["custom-a1"]],
  ["ork", []],
  ["  ", ["tv-501", "tv-623", "tv-820", "tv-500", "tv-555", "radio-19100", "custom-a1"]],
])("“%s” finds %j", (text, ids) => {
  expect(found(text)).toEqual(ids);
});
