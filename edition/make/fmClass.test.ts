import { expect, test } from "vitest";
import { liesInZoneOne, usualFmClass } from "./fmClass.ts";

test.each([
  ["New York City", "NY", 40.7, -74, true],
  ["Burlington, north of the parallel", "VT", 44.5, -73.2, false],
  ["Milwaukee, east of the meridian", "WI", 43, -87.9, true],
  ["Madison's west", "WI", 43, -91, false],
  ["Los Angeles, in Zone I-A", "CA", 34.1, -118.2, true],
  ["Redding, in the north of California", "CA", 40.6, -122.4, false],
  ["Alexandria", "VA", 38.8, -77.1, true],
  ["Roanoke, south of the line", "VA", 37.2, -80, false],
  ["Portland by the sea", "ME", 43.66, -70.26, true],
  ["Dallas", "TX", 32.8, -96.8, false],
])("%s: whether the zone knows classes A, B1 and B", (_place, state, latitude, longitude, isIn) => {
  expect(liesInZoneOne(state, { latitude, longitude })).toBe(isIn);
});

test.each([
  ["NY", 40.7, -74, 3, "A"],
  ["NY", 40.7, -74, 17, "B"],
  ["NY", 40.7, -74, 25, "B1"],
  ["TX", 32.8, -96.8, 6, "A"],
  ["TX", 32.8, -96.8, 25, "C3"],
  ["TX", 32.8, -96.8, 50, "C2"],
  ["TX", 32.8, -96.8, 100, "C1"],
])("in %s, at %f and %f degrees, %f kW are usually class %s", (state, latitude, longitude, power, name) => {
  expect(usualFmClass(state, { latitude, longitude }, power)).toBe(name);
});
