import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import type { CountyTopology } from "./countyAtlas.ts";
import { countyFinder } from "./countyFinder.ts";

const FILE = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
const topology: CountyTopology = JSON.parse(readFileSync(FILE, "utf8"));
const find = countyFinder(topology);

test.each([
  ["the Empire State Building", 40.7484, -73.9857, "36061"],
  ["downtown Dallas", 32.7767, -96.797, "48113"],
  ["Honolulu", 21.307, -157.858, "15003"],
  ["Anchorage", 61.218, -149.9, "02020"],
  ["Adak, beyond the hundred and eightieth degree's neighbourhood", 51.88, -176.65, "02016"],
  ["an independent city inside a county: Charlottesville", 38.03, -78.48, "51540"],
])("%s lies in its county", (_place, latitude, longitude, fips) => {
  expect(find(latitude, longitude)).toBe(fips);
});

test("the sea and other countries are in no county", () => {
  expect(find(30, -60)).toBeNull();
  expect(find(52.52, 13.4)).toBeNull();
});
