import { expect, test } from "vitest";
import { ProblemList } from "../problemList.ts";
import { readWkt } from "./readWkt.ts";
import { Row } from "../row.ts";

function read(wkt: string) {
  const problems = new ProblemList();
  const row = new Row({ names: ["wkt"], positions: new Map([["wkt", 0]]) }, problems);
  row.moveTo(2, [wkt]);
  return { shape: readWkt(row, "wkt"), codes: problems.kept.map(({ code }) => code) };
}

test("a polygon with a hole, and several polygons, are read as GeoJSON has them", () => {
  expect(read("POLYGON ((0 0, 4 0, 4 4, 0 0), (1 1, 2 1, 2 2, 1 1))").shape?.coordinates).toHaveLength(2);
  expect(read("SRID=4326;MULTIPOLYGON(((0 0,4 0,4 4,0 0)),((-181 1,-180 1,-180.5 2,-181 1)))").shape).toEqual({
    type: "MultiPolygon",
    coordinates: [
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 0],
        ],
      ],
      [
        [
          [-181, 1],
          [-180, 1],
          [-180.5, 2],
          [-181, 1],
        ],
      ],
    ],
  });
});

test.each([
  ["an open ring", "POLYGON((0 0, 4 0, 4 4, 1 1))"],
  ["too few places", "POLYGON((0 0, 4 0, 0 0))"],
  ["latitude first, beyond the pole", "POLYGON((32 -97, 32 -96, 33 -96, 32 -97))"],
  ["a line", "LINESTRING(0 0, 1 1)"],
  ["no shape at all", "Dallas"],
  ["an empty shape", "POLYGON EMPTY"],
])("%s is refused", (_what, wkt) => {
  expect(read(wkt)).toEqual({ shape: null, codes: ["bad-shape"] });
});
