import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CountyTopology, countyAtlas } from "./countyAtlas.ts";
import { marketPolygon, signedArea } from "./marketPolygon.ts";
import type { Position } from "./position.ts";
import { type Bounds, polygonBounds } from "./polygonBounds.ts";

const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
const topology: CountyTopology = JSON.parse(readFileSync(file, "utf8"));
const atlas = countyAtlas(topology);

const DALLAS = "48113";
const TARRANT = "48439";

/** The sides of all rings, each written the same way in whichever direction it runs. */
function sides(fips: readonly string[]): string[] {
  const rings = marketPolygon(atlas, fips)?.coordinates.flat() ?? [];
  return rings.flatMap((ring) => ring.slice(1).map((end, at) => [ring[at], end].map(String).toSorted().join(" ")));
}

test("every county has a shape to draw, but for Virginia's smallest cities and Hawaii's smallest county", () => {
  const without = [...atlas.shapes.keys()].filter((fips) => marketPolygon(atlas, [fips]) === null);
  expect(atlas.shapes.size).toBeGreaterThan(3_130);
  expect(without.length).toBeLessThan(25);
  expect(without.filter((fips) => !/^515|^516|^517|^518|^15005/.test(fips))).toEqual([]);
});

test("neighbouring counties become one shape without the border between them", () => {
  const dallas = new Set(sides([DALLAS]));
  const border = sides([TARRANT]).filter((side) => dallas.has(side));
  expect(border.length).toBeGreaterThan(0);
  const together = new Set(sides([DALLAS, TARRANT]));
  expect(border.filter((side) => together.has(side))).toEqual([]);
  expect(marketPolygon(atlas, [DALLAS, TARRANT])?.coordinates).toHaveLength(1);
});

test("wherever a country is cut in two, both sides keep the same border", () => {
  const texas = [...atlas.shapes.keys()].filter((fips) => fips.startsWith("48")).toSorted();
  const whole = sides(texas);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: texas.length - 1 }), (cut) => {
      const left = sides(texas.slice(0, cut));
      const right = new Set(sides(texas.slice(cut)));
      const own = left.filter((side) => !right.has(side));
      const shared = left.length - own.length;
      expect(own.length + right.size - shared).toBe(whole.length);
    }),
    { numRuns: 25 },
  );
});

test("every ring is closed and has at least a triangle", () => {
  for (const fips of atlas.shapes.keys()) {
    for (const ring of marketPolygon(atlas, [fips])?.coordinates.flat() ?? []) {
      expect(ring.length).toBeGreaterThanOrEqual(4);
      expect(ring.at(-1)).toEqual(ring[0]);
    }
  }
});

test("shapes run counterclockwise and their holes clockwise, as GeoJSON asks", () => {
  const withHoles = [...atlas.shapes.keys()].filter((fips) => fips.startsWith("51"));
  for (const fips of [...withHoles, DALLAS, "36061", "02016"]) {
    for (const [outside = [], ...holes] of marketPolygon(atlas, [fips])?.coordinates ?? []) {
      expect(signedArea(outside)).toBeGreaterThan(0);
      for (const hole of holes) expect(signedArea(hole)).toBeLessThan(0);
    }
  }
});

test("counties that are not known leave the others as they are", () => {
  expect(marketPolygon(atlas, [DALLAS, "99999"])).toEqual(marketPolygon(atlas, [DALLAS]));
  expect(marketPolygon(atlas, ["99999"])).toBeNull();
});

const square = ([west, south, east, north]: Bounds): Position[][] => [
  [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ],
];

test.each<[string, Position[][][], Bounds]>([
  ["one shape is boxed", [square([-97, 32, -96, 33])], [-97, 32, -96, 33]],
  ["two shapes share a box", [square([-97, 32, -96, 33]), square([-99, 30, -98, 31])], [-99, 30, -96, 33]],
  [
    "a shape over the date line is boxed over the date line",
    [square([172, 51, 179, 53]), square([-179, 52, -165, 55])],
    [172, 51, -165, 55],
  ],
  ["a shape that ends at the date line does not pass it", [square([172, 51, 180, 53])], [172, 51, 180, 53]],
])("%s", (_, coordinates, bounds) => {
  expect(polygonBounds({ type: "MultiPolygon", coordinates })).toEqual(bounds);
});

test("the Aleutian Islands reach over the date line", () => {
  const polygon = marketPolygon(atlas, ["02016"]);
  const [west = 0, , east = 0] = polygon ? polygonBounds(polygon) : [];
  expect(west).toBeGreaterThan(170);
  expect(east).toBeLessThan(-160);
});
