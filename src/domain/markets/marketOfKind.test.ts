import { expect, test } from "vitest";
import { marketOfKind } from "./marketOfKind.ts";

const market = (id: string, name: string, rank: number, state: string, latitude: number, longitude: number) => ({
  id,
  kind: id.startsWith("tv") ? ("tv" as const) : ("radio" as const),
  name,
  rank,
  states: [state],
  latitude,
  longitude,
});

const markets = [
  market("tv-501", "New York, NY", 1, "NY", 40.7, -74),
  market("tv-820", "Portland, OR", 22, "OR", 45.5, -122.6),
  market("tv-743", "Anchorage, AK", 148, "AK", 61.2, -149.9),
  market("radio-1", "New York", 1, "NY", 40.7, -74),
  market("radio-2", "Portland, ME", 90, "ME", 43.6, -70.2),
  market("radio-3", "Salem", 130, "OR", 44.9, -123),
];

const NONE: ReadonlySet<string> = new Set();

test("a market of the kind stays", () => {
  expect(marketOfKind(markets, "tv", "tv-820", NONE)).toBe("tv-820");
});

test("the other kind's market of the same city is found, though it is written otherwise", () => {
  expect(marketOfKind(markets, "radio", "tv-501", NONE)).toBe("radio-1");
});

test("two cities of one name are told apart by their states, and the nearest market stands in", () => {
  expect(marketOfKind(markets, "radio", "tv-820", NONE)).toBe("radio-3");
});

test("beside the nation stands one's own market, else the largest", () => {
  expect(marketOfKind(markets, "radio", "nation", new Set(["tv-501", "radio-2"]))).toBe("radio-2");
  expect(marketOfKind(markets, "radio", "nation", NONE)).toBe("radio-1");
});

test("who may see no market of the kind has none", () => {
  expect(marketOfKind([], "radio", "nation", NONE)).toBeNull();
});
