import { expect, test } from "vitest";
import type { Shape } from "./mapScene.ts";
import { neighbourIn, neighboursInside } from "./neighbours.ts";

/** What lies within so many degrees of a mast. */
function around(longitude: number, latitude: number, degrees = 0.8): Shape {
  const ring = Array.from({ length: 73 }, (_, at) => {
    const bearing = (2 * Math.PI * at) / 72;
    return [longitude + degrees * Math.sin(bearing), latitude + degrees * 0.75 * Math.cos(bearing)];
  });
  return { type: "Polygon", coordinates: [ring] };
}

test("a contour around San Diego or El Paso reaches into Mexico", () => {
  expect(neighboursInside(around(-117.1, 32.7))).toEqual(["mexico"]);
  expect(neighboursInside(around(-106.5, 31.8))).toEqual(["mexico"]);
});

test("a contour around Detroit or Buffalo reaches into Canada, although Windsor lies to its south", () => {
  expect(neighboursInside(around(-83.1, 42.4))).toEqual(["canada"]);
  expect(neighboursInside(around(-78.8, 42.8))).toEqual(["canada"]);
});

test("a contour far from the border, or one that ends on the water, reaches into no other country", () => {
  expect(neighboursInside(around(-96.9, 32.6))).toEqual([]);
  expect(neighboursInside(around(-81.7, 41.4, 0.5))).toEqual([]);
  expect(neighboursInside(around(-74, 40.7))).toEqual([]);
});

test("a shape that holds a whole island of a neighbor is said to reach it", () => {
  expect(neighboursInside(around(-123.5, 49, 6))).toEqual(["canada"]);
});

test("of a neighbor no more is drawn than lies around a market", () => {
  const land = neighbourIn("mexico", [-118, 32, -116, 34]);
  const places = land?.type === "MultiPolygon" ? land.coordinates.flat(2) : [];
  expect(places.length).toBeGreaterThan(3);
  expect(places.every(([x = 0, y = 0]) => x >= -118 && x <= -116 && y >= 32 && y <= 34)).toBe(true);
  expect(neighbourIn("canada", [-98, 31, -96, 34])).toBeNull();
});
